/** The four ways to play: against bots, with friends, on one screen, a television and phones. */
export const WAYS = ['bots', 'friends', 'one', 'tv'] as const
export type Way = (typeof WAYS)[number]
