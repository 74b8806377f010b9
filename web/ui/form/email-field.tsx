import { useRef, useState, type ComponentProps } from 'react'
import { suggestEmail } from '#domain/accounts/suggest-email.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Field } from '../field.tsx'

interface Props extends Omit<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'dir'> {
  /** Called with the correction of a mistyped address. If absent, none is suggested. */
  onTake?: (email: string) => void
}

export function EmailField({ onTake, onChange, onBlur, ...field }: Props) {
  const { t } = useTexts(formTexts)
  const frame = useRef<HTMLDivElement>(null)
  const [meant, setMeant] = useState<string | null>(null)

  function look(typed: string, isWhole: boolean) {
    const found = suggestEmail(typed)
    // while typing, hides a suggestion that the text may still become: `gmail.co`
    setMeant(isWhole || !found?.startsWith(typed) ? found : null)
  }

  return (
    <div ref={frame} className="flex flex-col gap-1">
      <Field
        {...field}
        type="email"
        inputMode="email"
        dir="ltr"
        onChange={(event) => {
          look(event.target.value, false)
          onChange?.(event)
        }}
        onBlur={(event) => {
          look(event.target.value, true)
          onBlur?.(event)
        }}
      />
      {onTake && (
        <div role="status">
          {meant && (
            <button
              type="button"
              className="chip"
              onClick={() => {
                onTake(meant)
                setMeant(null)
                frame.current?.querySelector('input')?.focus()
              }}
            >
              {t('form_email_meant', { email: `\u2066${meant}\u2069` })}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
