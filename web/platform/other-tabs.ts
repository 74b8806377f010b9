/** Messages between tabs of the same browser. */
type News = 'account' | 'favorites'

let shared: BroadcastChannel | undefined

/** One channel per tab: a channel does not receive its own messages. */
const channel = (): BroadcastChannel => (shared ??= new BroadcastChannel('sayyad'))

/** Notifies the other tabs. */
// `BroadcastChannel` has no target origin
// oxlint-disable-next-line unicorn/require-post-message-target-origin
export const notifyOtherTabs = (news: News): void => channel().postMessage(news)

/** @returns the function that unsubscribes */
export function listenToOtherTabs(news: News, onChange: () => void): () => void {
  const listen = ({ data }: MessageEvent) => {
    if (data === news) onChange()
  }
  channel().addEventListener('message', listen)
  return () => channel().removeEventListener('message', listen)
}
