/**
 * Listens to messages of the same page in other tabs. Without channels, as in some browsers within apps and where cookies
 * are blocked, each tab is on its own.
 * @returns a function that sends to the other tabs
 */
export function openTabChannel<News>(name: string, onNews: (news: News) => void): (news: News) => void {
  try {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }: MessageEvent<News>) => onNews(data))
    // `BroadcastChannel` has no target origin
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    return (news) => channel.postMessage(news)
  } catch {
    return () => {}
  }
}
