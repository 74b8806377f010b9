import { openTabChannel } from '#web/platform/browser/tab-channel.ts'

/** Messages between tabs of the same browser. */
type News = 'account' | 'favorites' | 'assistant'

const listeners = new Set<(news: News) => void>()
let send: ((news: News) => void) | undefined

/** One channel per tab: a channel does not receive its own messages. */
const open = () =>
  (send ??= openTabChannel<News>('sayyad', (news) => {
    for (const listener of listeners) listener(news)
  }))

/** Notifies the other tabs. */
export const notifyOtherTabs = (news: News): void => open()(news)

/** @returns the function that unsubscribes */
export function listenToOtherTabs(news: News, onChange: () => void): () => void {
  const listen = (received: News) => {
    if (received === news) onChange()
  }
  open()
  listeners.add(listen)
  return () => listeners.delete(listen)
}
