import { useState, type ChangeEvent } from 'react'
import { typedLength } from '#domain/text/typed-length.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

interface Limited<Element> {
  /** The longest text in code points. Longer ones are marked, never cut. */
  most: number | undefined
  value?: unknown
  defaultValue?: unknown
  onChange?: ((event: ChangeEvent<Element>) => void) | undefined
}

/** Counts the text of a field as the contract does: without what is removed before it is stored. */
export function useTextLimit<Element extends HTMLInputElement | HTMLTextAreaElement>(
  { most, value, defaultValue, onChange }: Limited<Element>,
  isOneLine: boolean,
) {
  const { t } = useTexts(formTexts)
  const [typed, setTyped] = useState(typeof defaultValue === 'string' ? defaultValue : '')
  if (most === undefined) return { room: undefined, isTooLong: false, onChange }
  const text = typeof value === 'string' ? value : typed
  const room = most - typedLength(text, isOneLine)
  return {
    room:
      room < 0
        ? t('form_too_long_by', { count: -room })
        : room <= most / 5
          ? t('form_left', { count: room })
          : undefined,
    isTooLong: room < 0,
    onChange: (event: ChangeEvent<Element>) => {
      setTyped(event.target.value)
      onChange?.(event)
    },
  }
}
