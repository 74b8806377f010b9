import { useState, type ComponentProps } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Field } from '../field.tsx'
import { Icon } from '../icon.tsx'

/** A password that can be looked at while it is typed. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'dir' | 'end'>) {
  const { t } = useTexts()
  const [is_shown, setShown] = useState(false)
  return (
    <Field
      {...props}
      type={is_shown ? 'text' : 'password'}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className="button-icon"
          aria-label={t(is_shown ? 'form_password_hide' : 'form_password_show')}
          onClick={() => setShown(!is_shown)}
        >
          <Icon name={is_shown ? 'hide' : 'show'} />
        </button>
      }
    />
  )
}
