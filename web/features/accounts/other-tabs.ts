let shared: BroadcastChannel | undefined

/** One for the whole tab: it does not hear itself. */
const channel = (): BroadcastChannel => (shared ??= new BroadcastChannel('sayyad-account'))

/** Says that somebody signed in or out here. */
// a channel reaches this site alone and takes no target
// oxlint-disable-next-line unicorn/require-post-message-target-origin
export const tellOtherTabs = (): void => channel().postMessage('changed')

/** @returns what ends it */
export function listenToOtherTabs(onChange: () => void): () => void {
  channel().addEventListener('message', onChange)
  return () => channel().removeEventListener('message', onChange)
}
