/** What stands beside a chapter of a rulebook: symbols that the boards draw with. */

const SIGNS: Record<string, Record<string, string[]>> = {
  minuit: { parts: ['die-ghost', 'hugo', 'fig-R', 'fig-B'], setup: ['fig-T', 'fig-Y'], turn: ['die-4'], rooms: ['door-open', 'door-closed'], hugo: ['hugo'], capture: ['hugo'], end: ['fig-R'], next: ['door-open'] },
  chasseurs: { parts: ['adventurer', 'scroll', 'goblin'], setup: ['treasure'], draft: ['adventurer', 'dog'], treasures: ['scroll', 'relic'], actions: ['trap'], goblins: ['goblin'], coins: ['coin'], scrolls: ['scroll'], end: ['treasure', 'coin'], 'two-players': ['adventurer', 'adventurer'] },
  macgregor: { parts: ['macgregor', 'key', 'treasure'], setup: ['bl-tower', 'bl-crown', 'bl-lion'], arrival: ['treasure'], plan: ['macgregor', 'bl-thistle'], players: ['key', 'fig-R'], objects: ['lamp', 'pick', 'detector'], ghost: ['macgregor'], capture: ['trap'], end: ['treasure'] },
  booo: { parts: ['booo'], setup: ['fig-W'], round: ['booo', 'emote-wow'], end: ['treasure'], machine: ['i-robot'] },
}

export const signsOf = (game: string, chapter: string): string[] => SIGNS[game]?.[chapter] ?? []
