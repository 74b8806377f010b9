/** What tabs of the same browser tell each other. */
type News = 'account' | 'favorites'

let shared: BroadcastChannel | undefined

/** One for the whole tab: it does not hear itself. */
const channel = (): BroadcastChannel => (shared ??= new BroadcastChannel('sayyad'))

/** Says that something changed here. */
// a channel reaches this site alone and takes no target
// oxlint-disable-next-line unicorn/require-post-message-target-origin
export const tellOtherTabs = (news: News): void => channel().postMessage(news)

/** @returns what ends it */
export function listenToOtherTabs(news: News, onChange: () => void): () => void {
  const listen = ({ data }: MessageEvent) => {
    if (data === news) onChange()
  }
  channel().addEventListener('message', listen)
  return () => channel().removeEventListener('message', listen)
}
