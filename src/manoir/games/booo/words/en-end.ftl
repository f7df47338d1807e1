## The end of Booo!
booo-end-walls = Four walls won.
booo-end-visitors = Five visitors frightened.
booo-end-pile = The pile is empty: { $points } walls and visitors together.
booo-end-tie = Level at { $points }: the last visitor taken decides.
booo-end-nothing = The pile is empty, and nobody frightened a visitor.
booo-end-taken = Taken from others
booo-end-lost = Taken back
booo-end-eyes = How sharp each eye was
booo-end-luck = { $calls ->
    [0] did not shout
   *[other] { $calls } { $calls ->
        [one] shout
       *[other] shouts
      }, { $right ->
        [0] none right
        [one] { $right } right
       *[other] { $right } right
      }, { $walls ->
        [0] no wall crossed
        [one] { $walls } wall crossed
       *[other] { $walls } walls crossed
      }
  }
