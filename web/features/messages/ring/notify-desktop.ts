interface Shown {
  title: string
  body: string
  /** A later one of the same conversation takes its place. */
  conversation_id: string
  onOpen: () => void
}

/** Nothing unless the user has allowed it; some phones allow it to service workers alone. */
export function notifyDesktop({ title, body, conversation_id, onOpen }: Shown): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  try {
    const { lang, dir } = document.documentElement
    const shown = new Notification(title, { body, tag: conversation_id, lang, dir: dir === 'rtl' ? 'rtl' : 'ltr' })
    shown.addEventListener('click', () => {
      focus()
      shown.close()
      onOpen()
    })
  } catch {
    // the badge shows it
  }
}
