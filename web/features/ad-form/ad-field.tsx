import type { ReactNode } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { FieldName } from './ad-form.ts'
import { fieldId, useEditor } from './editor-context.tsx'
import { REQUIRED } from './steps.ts'

export interface FieldProps {
  name: FieldName
  label: string
  hint?: string | undefined
  /** Where it depends on other answers. */
  is_required?: boolean
  /** Said or asked beneath. */
  note?: ReactNode
}

/** What an input needs to be found, and to say whether it is right. */
export interface InputProps {
  id: string
  'aria-invalid': true | undefined
  'aria-required': boolean
  'aria-describedby': string | undefined
}

/** Label with Required or Optional, the input, what is wrong with it or a hint. */
export function AdField({
  name,
  label,
  hint,
  is_required = REQUIRED.includes(name),
  note,
  children,
}: FieldProps & { children: (input: InputProps) => ReactNode }) {
  const id = fieldId(name)
  const problem = useEditor().problemOf(name)
  const said = problem ?? hint
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="flex flex-wrap items-baseline gap-x-2 text-sm font-medium">
        {label} <Need is_required={is_required} />
      </label>
      {children({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-required': is_required,
        'aria-describedby': said && `${id}-note`,
      })}
      {said && (
        <p id={`${id}-note`} className={problem ? 'text-sm text-danger' : 'text-sm text-muted'}>
          {said}
        </p>
      )}
      {note}
    </div>
  )
}

export function Need({ is_required }: { is_required: boolean }) {
  const { t } = useTexts()
  return <span className="text-sm font-normal text-muted">{t(is_required ? 'ad_required' : 'ad_optional')}</span>
}
