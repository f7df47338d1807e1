/** What was found in the folders of games, by the name of the game. */
export function inFolders<T>(found: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(found).map(([path, thing]) => [/\/games\/(\w+)\//.exec(path)![1]!, thing]))
}
