import type { KeyboardEvent } from 'react'
import { keyOf } from '#web/ui/keys/key-of.ts'

/** The dialogs are inside of the form of the article, which Enter in their fields must not submit. */
export function onEnter(event: KeyboardEvent, act: () => void): void {
  if (keyOf(event) !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  event.stopPropagation()
  act()
}
