import { useState, type ComponentProps } from 'react'
import { formTexts } from '#web/texts/forms/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'

/** A password field with a button that shows the password. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'dir' | 'end'>) {
  const { t } = useTexts(formTexts)
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      end={
        <Button
          icon={isShown ? 'hide' : 'show'}
          variant="icon"
          aria-label={t(isShown ? 'form_password_hide' : 'form_password_show')}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
