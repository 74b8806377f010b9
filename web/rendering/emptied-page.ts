import { MINUTE_MS } from '#domain/durations.ts'
import { tabTexts } from '#web/platform/browser/stored-texts.ts'

/** When the page was loaded anew by itself; also written by the recorder of early taps. */
const LOADED_AGAIN = 'sayyad-loaded-again'

/**
 * Loads the page anew if something else, such as an extension of the browser, has removed all of it: React does not
 * notice, and it would stay blank. At most once a minute, since the same may happen again.
 */
export function reloadEmptiedPage(): void {
  const look = () => {
    if (document.body?.childElementCount || isRecent(tabTexts.read(LOADED_AGAIN))) return
    // without storage it could be loaded again and again
    if (tabTexts.write(LOADED_AGAIN, String(Date.now()))) location.reload()
  }
  const observer = new MutationObserver(look)
  observer.observe(document.documentElement, { childList: true })
  observer.observe(document.body, { childList: true })
}

const isRecent = (time: string | null): boolean => Date.now() - Number(time) < MINUTE_MS
