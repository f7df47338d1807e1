/** Asking the house over HTTP: a problem comes back as words in the reader's language. */
import { prefs } from './prefs.svelte'
import { request } from './transport'
import { say } from './words.svelte'

export class RequestFailed extends Error {
  constructor(
    readonly reason: string,
    words: Record<string, string> | null,
    readonly detail: string | null = null, // which field, what was found and what was expected
  ) {
    super(words?.[prefs.language] ?? say('page-trouble'))
  }
}

export async function ask<T>(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown, secret?: string | null): Promise<T> {
  const headers: Record<string, string> = {}
  if (secret) headers.authorization = `Bearer ${secret}` // never in an address, where it would be written down
  if (body !== undefined) headers['content-type'] = typeof body === 'string' ? 'application/jsonl' : 'application/json'
  let response: Response
  try {
    response = await request(path, { method, headers, body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body) })
  } catch {
    throw new RequestFailed('house:unreachable', null)
  }
  const found = (await response.json().catch(() => null)) as { reason?: string; words?: Record<string, string>; detail?: string | null } | null
  if (!response.ok) throw new RequestFailed(found?.reason ?? `http:${response.status}`, found?.words ?? null, found?.detail ?? null)
  return found as T
}
