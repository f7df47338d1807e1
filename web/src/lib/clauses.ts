/** What a clause says, from its game's rulebook, which is fetched once. */
import { ask } from './api'
import type { RulebookSeen } from './wire'

const books = new Map<string, Promise<RulebookSeen>>()

export async function clauseWords(name: string): Promise<Record<string, string> | null> {
  const game = name.split(':')[0]!
  if (!books.has(game)) books.set(game, ask<RulebookSeen>('GET', `/games/${game}/rulebook`))
  const book = await books.get(game)!
  return book.chapters.flatMap((chapter) => chapter.clauses).find((clause) => clause.name === name)?.words ?? null
}
