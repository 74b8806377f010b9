import { directionOf } from '#domain/language.ts'
import { notificationPermission, showNotification } from '#web/platform/browser/notifications.ts'
import { pageLanguage } from '#web/platform/pages/page-language.ts'

interface Shown {
  title: string
  body: string
  /** A later notification of the same conversation replaces it. */
  conversation_id: string
  onOpen: () => void
}

/** Shows a desktop notification. Has no effect without permission; some phones allow it only in service workers. */
export function notifyDesktop({ title, body, conversation_id, onOpen }: Shown): void {
  if (notificationPermission() !== 'granted') return
  const lang = pageLanguage()
  const shown = showNotification(title, { body, tag: conversation_id, lang, dir: directionOf(lang) })
  shown?.addEventListener('click', () => {
    focus()
    shown.close()
    onOpen()
  })
}
