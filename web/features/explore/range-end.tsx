import { useId, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { parseInteger } from '#domain/text/parse-number.ts'
import { useDebounced } from '#web/platform/use-debounced.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { QUIET_MS } from './use-filter-form.ts'

interface Props {
  name: string
  label: string
  value: number | undefined
  /** Upper limit; larger numbers are unreadable. */
  max: number
  /** Shown in the error message. */
  example: string
}

/** A text input, for digits of any script and «70 ألف». It keeps the typed text as long as that has the same value. */
export function RangeEnd({ name, label, value, max, example }: Props) {
  const { t } = useTexts(exploreTexts)
  const id = useId()
  const [isFocused, setFocused] = useState(false)
  const [{ text, shown }, setTyped] = useState({ text: textOf(value), shown: value })
  const valueOf = (typed: string) => parseInteger(typed, { min: 0, max }) ?? undefined
  // does not replace text during typing, except on back navigation
  const isBack = useNavigationType() === NavigationType.Pop
  const isTyped = valueOf(text) === value
  if (shown !== value && (!isFocused || isBack || isTyped)) {
    setTyped({ text: isTyped ? text : textOf(value), shown: value })
  }
  const isUnreadable = useDebounced(text, QUIET_MS) === text && text.trim() !== '' && valueOf(text) === undefined
  return (
    <div className="min-w-0 flex-1">
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <input
        id={id}
        name={name}
        value={text}
        onChange={(event) => setTyped({ text: event.target.value, shown })}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={isUnreadable || undefined}
        aria-describedby={isUnreadable ? `${id}-note` : undefined}
        className="field"
      />
      {isUnreadable && (
        <p id={`${id}-note`} role="alert" className="mt-1 text-sm text-danger">
          {t('filter_unreadable', { example })}
        </p>
      )}
    </div>
  )
}

const textOf = (value: number | undefined): string => (value === undefined ? '' : String(value))
