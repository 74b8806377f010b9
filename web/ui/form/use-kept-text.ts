import { useState } from 'react'
import { useIsHydrated } from '../use-is-hydrated.ts'
import { keepUnsentForm, unsentForm } from './unsent-form.ts'

/**
 * The text of a form without `useServerForm`. The tab keeps it until it is sent, also when the page is loaded again.
 * @param part what it is about, so that it never appears beside something else
 * @param initial the text without a kept one
 */
export function useKeptText(part: string, initial = '') {
  const isHydrated = useIsHydrated()
  const [kept] = useState(() => unsentForm(part)?.typed)
  const [typed, setTyped] = useState<string | null>(null)
  return {
    text: typed ?? (isHydrated && typeof kept === 'string' ? kept : initial),
    write: (next: string) => {
      setTyped(next)
      keepUnsentForm(part, next === '' ? undefined : { typed: next, seen: null })
    },
    forget: () => keepUnsentForm(part, undefined),
  }
}
