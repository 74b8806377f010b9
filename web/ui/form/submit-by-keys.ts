import type { KeyboardEvent } from 'react'
import { keyOf } from '../keys/key-of.ts'

/** Submits a form by Ctrl+Enter or Cmd+Enter in any field, since Enter begins a new line in text areas. */
export function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const isSend = keyOf(event) === 'Enter' && (event.ctrlKey || event.metaKey)
  if (!isSend || !(event.target as Element).matches('input, select, textarea')) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>('[type=submit]')?.click()
}
