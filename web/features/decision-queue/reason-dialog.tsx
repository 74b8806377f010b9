import { useState, type FormEvent } from 'react'
import { formTexts } from '#web/texts/forms/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { focusInvalid } from '#web/ui/form/focus-invalid.ts'
import { fieldText } from '#web/ui/form/failure-text.ts'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { submitByKeys } from '#web/ui/form/submit-by-keys.ts'
import { useKeptText } from '#web/ui/form/use-kept-text.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import type { Elements } from '#web/ui/elements.tsx'

interface Props {
  title: string
  label: string
  hint: string
  /** Error text of an empty field. */
  missing?: string
  isOptional?: boolean
  isDanger: boolean
  /** What is decided: under this name the tab keeps the reason until it is sent. */
  keptAs: string
  /** Maximum length. */
  most?: number
  /** @returns the text of an error that a retry may fix, else null */
  onDecide: (words: string) => Promise<string | null>
  onClose: () => void
  /** Further fields, above and below. */
  first?: Elements
  children?: Elements
}

/** Asks for a reason, which the affected user sees. */
export function ReasonDialog(props: Props) {
  const { title, label, hint, missing, isOptional = false, isDanger, most = 1000, keptAs, onDecide, onClose } = props
  const { t } = useTexts(formTexts)
  const { text: words, write, forget } = useKeptText(keptAs)
  const [isTried, setTried] = useState(false)
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isMissing = !isOptional && words.trim() === ''

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (isMissing) focusInvalid(event.currentTarget)
    if (isWorking || isMissing) return
    setWorking(true)
    const failed = await onDecide(words.trim())
    setWorking(false)
    setFailure(failed)
    if (failed !== null) return
    forget()
    onClose()
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {/* the keys duplicate the button */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        noValidate
        className="flex flex-col gap-4"
        onKeyDown={submitByKeys}
        onSubmit={(event) => void submit(event)}
      >
        {props.first}
        <TextArea
          label={label}
          isRequired={!isOptional}
          hint={hint}
          {...(isTried && isMissing && { error: missing ?? fieldText('required', t) })}
          rows={3}
          most={most}
          value={words}
          onChange={(event) => write(event.target.value)}
        />
        {props.children}
        <FormFailure text={failure ?? undefined} />
        <Button type="submit" {...(isDanger && { variant: 'danger' })} isWorking={isWorking}>
          {isWorking ? t('form_working') : title}
        </Button>
      </form>
    </Dialog>
  )
}
