import type { KeyboardEvent } from 'react'

/** Sends a form by Ctrl+Enter (Cmd+Enter) in a text area, where Enter begins a line. */
export function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
  if (!isSend || !(event.target instanceof HTMLTextAreaElement)) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>('[type=submit]')?.click()
}
