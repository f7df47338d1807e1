/** What is being looked at more closely: cards or tiles, under a heading. */
export interface Look { title: string; things: string[]; line?: string }
