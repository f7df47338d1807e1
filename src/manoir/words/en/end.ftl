## The end of a game
end-won = { $you ->
    [alone] You win!
    [with] You win, with { $names }!
   *[none] { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
      }
  }
end-level = All level!
end-skip = Skip
end-luck = What luck had to say
end-turning-ahead = { $you ->
    [yes] The turning point, at move { $moment }: you take the lead for good.
   *[no] The turning point, at move { $moment }: { $name } takes the lead for good.
  }
end-turning-leap = { $you ->
    [yes] The big step, at move { $moment }: you pull away.
   *[no] The big step, at move { $moment }: { $name } pulls away.
  }
end-turning-end = { $you ->
    [yes] The turning point: the very last move, and it was yours.
   *[no] The turning point: the very last move, by { $name }.
  }
end-look = See that moment
end-share = Share
end-copy = Copy the link
end-copied = The link is copied.
end-not-copied = This browser did not copy the link: here it is.
end-link = Link to the game
end-picture = Save the picture
end-shared = { $game }: { $won }
end-rematch-ready = The rematch is ready, and you are expected.
end-review = The coach’s review
