import { useState, type FormEvent } from 'react'
import { accountTexts } from '#web/texts/account/area.ts'
import { sellerReviewsTexts } from '#web/texts/seller-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

interface Props {
  decision: 'review_removed' | 'answer_removed'
  /** @returns the text of an error that a retry may fix, else null */
  onDecide: (note: string) => Promise<string | null>
  onClose: () => void
}

/** Asks for the reason, which whoever wrote the text will read. */
export function RemovalDialog({ decision, onDecide, onClose }: Props) {
  const { t } = useTexts(accountTexts, sellerReviewsTexts)
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const title = t(decision === 'review_removed' ? 'reported_review_remove' : 'reported_review_remove_answer')
  const isMissing = note.trim() === ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isWorking || isMissing) return
    setWorking(true)
    const failed = await onDecide(note.trim())
    setWorking(false)
    setFailure(failed)
    if (failed === null) onClose()
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <TextArea
          label={t('reported_review_reason')}
          isRequired
          hint={t('reported_review_reason_hint')}
          {...(isTried && isMissing && { error: t('reported_review_reason_needed') })}
          rows={3}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <FormFailure text={failure ?? undefined} />
        <Button type="submit" variant="danger" isWorking={isWorking}>
          {isWorking ? t('form_working') : title}
        </Button>
      </form>
    </Dialog>
  )
}
