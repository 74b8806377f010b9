import { formTexts } from '#web/texts/forms/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '../button.tsx'
import type { Elements } from '../elements.tsx'
import { NeedsScript } from '../needs-script.tsx'
import { FormFailure } from './form-failure.tsx'
import { useFocusInvalid } from './focus-invalid.ts'
import { submitByKeys } from './submit-by-keys.ts'
import type { Sending } from './use-server-form.ts'

interface Props {
  form: Sending
  /** Label of the submit button. While submitting it is replaced and clicks are ignored. */
  submit: string
  hasWideButton?: boolean
  /** Marks a form that deletes something. */
  isFinal?: boolean
  /** Whether the route has an action that takes the form from browsers without scripts. */
  isPlain?: boolean
  /** Next to the button. */
  beside?: Elements
  /** Shown below an error, for example a link that helps. */
  remedy?: Elements
  children: Elements
}

/** A form with its fields, error and submit button. */
export function ServerForm({ form, submit, hasWideButton, isFinal = false, isPlain, beside, remedy, children }: Props) {
  const { t } = useTexts(formTexts)
  const { prepare, onSubmit, isSending, failure, refusals } = form
  const element = useFocusInvalid(refusals)
  return (
    // the keys duplicate the button
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={element}
      noValidate
      // else the browser would submit it before hydration and lose the input
      method={isPlain ? 'post' : 'dialog'}
      data-waits={isPlain}
      onKeyDown={submitByKeys}
      className="flex flex-col gap-4"
      onFocus={prepare}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <FormFailure text={failure?.text} />
      {remedy}
      {!isPlain && <NeedsScript />}
      <div className={hasWideButton ? 'grid' : 'flex flex-wrap gap-2'}>
        <Button
          type="submit"
          variant={isFinal ? 'danger' : 'primary'}
          className={isPlain ? '' : 'needs-script'}
          isWorking={isSending}
        >
          {isSending ? t('form_working') : submit}
        </Button>
        {beside}
      </div>
    </form>
  )
}
