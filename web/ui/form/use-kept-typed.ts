import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { keepUnsentForm, unsentForm } from './unsent-form.ts'

/**
 * Keeps what is typed into a form until it is sent, and restores it when the page was loaded again.
 * @param part what the form edits; undefined for a form that is not kept
 */
export function useKeptTyped<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  part: string | undefined,
): { keep: (typed: Input) => void; forget: () => void } {
  const restore = useEffectEvent(() => {
    const typed = part === undefined ? null : unsentForm(part)?.typed
    if (typeof typed !== 'object' || typed === null) return
    for (const [name, value] of Object.entries(typed))
      form.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true })
  })
  // after hydration, since the server knows nothing of it
  useEffect(() => restore(), [])
  return {
    keep: (typed) => {
      if (part !== undefined) keepUnsentForm(part, { typed, seen: null })
    },
    forget: () => {
      if (part !== undefined) keepUnsentForm(part, undefined)
    },
  }
}
