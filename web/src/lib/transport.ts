/** How the page reaches its house: over the network. A page for a browser's tab has another way, in `pocket/lib/transport.ts`. */

/** What the page needs of a socket. */
export type Line = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'onopen' | 'onclose'> & { onmessage: ((event: MessageEvent) => unknown) | null }

/** Ask for a path below `/api`. */
export const request = (path: string, init?: RequestInit): Promise<Response> => fetch(`/api${path}`, init)

/** Open a line to the tables. */
export const dial = (): Line => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`)

/** A place of the house as the browser's address has it, and back. */
export const addressOf = (path: string): string => path
export const pathOf = ({ pathname, search }: Location): string => pathname + search
