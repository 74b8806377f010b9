import { hasWaiting } from '#web/features/messages/public.ts'

const FIELDS =
  'textarea, [contenteditable="true"], input:is(:not([type]), [type="text"], [type="email"], [type="tel"], [type="password"])'
/** What a reload does not lose: it is in the address. */
const SEARCHES = '[role="search"], .filter-panel'

/** Whether a reload might lose something: typed text, or messages that were not sent. */
export function hasTyped(): boolean {
  if (hasWaiting()) return true
  return [...document.querySelectorAll<HTMLElement>(FIELDS)].some((field) => {
    const text = 'value' in field ? String(field.value) : field.textContent
    return text !== '' && !field.closest(SEARCHES)
  })
}
