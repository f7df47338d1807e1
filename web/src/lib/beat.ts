/** A beat: one thing that a person at the table would notice, played as a picture and the way that leads to it. */

export interface Slide { id: string; way: string[]; ms: number; hop: number }

export interface HandFirst { seat: number; name: string }

export interface Beat<P> {
  picture: P // what stands where once the beat is over
  ms: number // how long it takes at full speed
  move?: Slide // one piece along a way
  slides?: Slide[] // several pieces at once
  hold?: HandFirst // in this seat's hand first: nobody sees it before the tap, ten seconds at most
  even?: boolean // begins and ends at the same instant on every screen, however fast pieces move there: a race starts for all at once
  linger?: boolean // something to read: a tap goes on
  must?: boolean // everybody is to see it, however far behind and at any speed
  sound?: string
}
