import { useState } from 'react'
import { useIsHydrated } from '../use-is-hydrated.ts'
import { keepUnsentForm, unsentForm } from './unsent-form.ts'

interface Kept<Value> {
  value: Value
  /** @param isEmpty whether nothing need be kept of it */
  write: (next: Value, isEmpty?: boolean) => void
  forget: () => void
}

/**
 * What is typed or chosen in a form without `useServerForm`. The tab keeps it until it is sent, also when the page is
 * loaded again.
 * @param part what it is about, so that it never appears beside something else
 * @param read null if what is stored is of no use
 * @param initial the value without a kept one
 */
export function useKept<Value>(part: string, read: (stored: unknown) => Value | null, initial: Value): Kept<Value> {
  const isHydrated = useIsHydrated()
  const [kept] = useState(() => read(unsentForm(part)?.typed))
  const [written, setWritten] = useState<{ value: Value } | null>(null)
  return {
    value: written ? written.value : isHydrated && kept !== null ? kept : initial,
    write: (value, isEmpty = false) => {
      setWritten({ value })
      keepUnsentForm(part, isEmpty ? undefined : { typed: value, seen: null })
    },
    forget: () => keepUnsentForm(part, undefined),
  }
}
