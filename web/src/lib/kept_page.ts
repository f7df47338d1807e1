/** Where a house has TLS, a worker keeps its page for when the network is away; without TLS there is none, not even on this machine. */
export function keepPage(): void {
  if (location.protocol === 'https:') void navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
}
