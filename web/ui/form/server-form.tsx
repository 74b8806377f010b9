import type { ReactNode } from 'react'
import { accountTexts } from '#web/texts/account/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '../button.tsx'
import { FormFailure } from './form-failure.tsx'
import type { Sending } from './use-server-form.ts'

interface Props {
  form: Sending
  /** What the button says; while it works it says so, and takes no second click. */
  submit: string
  hasWideButton?: boolean
  /** Stands next to the button. */
  beside?: ReactNode
  /** Leads on from a failure. */
  remedy?: ReactNode
  children: ReactNode
}

/** Fields, what kept them from being taken, and the button. */
export function ServerForm({ form, submit, hasWideButton, beside, remedy, children }: Props) {
  const { t } = useTexts(accountTexts)
  const { onSubmit, isSending, failure } = form
  return (
    <form
      noValidate
      // before the page is ready the browser sends by itself: what was typed must not stand in the address
      method="post"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <FormFailure text={failure?.text} />
      {remedy}
      <div className={hasWideButton ? 'grid' : 'flex flex-wrap gap-2'}>
        <Button type="submit" isWorking={isSending}>
          {isSending ? t('form_working') : submit}
        </Button>
        {beside}
      </div>
    </form>
  )
}
