import { directionOf } from '#domain/language.ts'
import { pageLanguage } from '#web/platform/page-language.ts'

interface Shown {
  title: string
  body: string
  /** A later notification of the same conversation replaces it. */
  conversation_id: string
  onOpen: () => void
}

/** Shows a desktop notification. Has no effect without permission; some phones allow it only in service workers. */
export function notifyDesktop({ title, body, conversation_id, onOpen }: Shown): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  try {
    const lang = pageLanguage()
    const shown = new Notification(title, { body, tag: conversation_id, lang, dir: directionOf(lang) })
    shown.addEventListener('click', () => {
      focus()
      shown.close()
      onOpen()
    })
  } catch {
    // not allowed on this device; the unread badge shows the message
  }
}
