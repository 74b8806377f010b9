import type { KeyboardEvent } from 'react'

/** Sends a form by Ctrl+Enter (Cmd+Enter) in any field: in a text area Enter begins a line, and a list may take it. */
export function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
  if (!isSend || !(event.target as Element).matches('input, select, textarea')) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>('[type=submit]')?.click()
}
