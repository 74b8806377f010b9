import type { HTMLInputTypeAttribute } from 'react'
import type { TextName } from './ad-form.ts'
import { AdField, type FieldProps } from './ad-field.tsx'
import { useEditor } from './editor-context.tsx'

interface Props extends FieldProps {
  name: TextName
  /** Numbers are text inputs, which accept Arabic digits and «70 ألف». */
  kind?: 'text' | 'number' | 'phone' | 'day'
  rows?: number
  placeholder?: string
  /** Disables the input and hides its value. */
  isOff?: boolean
  autoComplete?: string
}

/** A number may be typed in words. */
const DIRECTION: Record<string, 'ltr'> = { phone: 'ltr', day: 'ltr' }
const TYPE: Record<string, HTMLInputTypeAttribute> = { phone: 'tel', day: 'date' }

export function TextField({ kind = 'text', rows, placeholder, isOff = false, autoComplete = 'off', ...field }: Props) {
  const { form, change, touch } = useEditor()
  const { name } = field
  const value = isOff ? '' : form[name]
  return (
    <AdField {...field}>
      {(input) => {
        const shared = {
          ...input,
          name,
          value,
          placeholder,
          disabled: isOff,
          className: 'field',
          onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
          onBlur: () => touch(name),
        }
        if (rows) return <textarea {...shared} rows={rows} dir="auto" className="field py-2" />
        return (
          <input
            {...shared}
            type={TYPE[kind] ?? 'text'}
            inputMode={kind === 'number' ? 'decimal' : kind === 'phone' ? 'tel' : undefined}
            dir={DIRECTION[isOff ? 'text' : kind] ?? (value ? 'auto' : undefined)}
            autoComplete={autoComplete}
          />
        )
      }}
    </AdField>
  )
}
