import { useState, type FormEvent } from 'react'
import type { ReportedConversation } from '#contract/conversation-reports.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { conversationReportsTexts } from '#web/texts/conversation-reports/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

interface Props {
  report: ReportedConversation
  decision: 'warned' | 'suspended'
  /** @returns the text of an error that a retry may fix, else null */
  onDecide: (note: string) => Promise<string | null>
  onClose: () => void
}

/** Asks for the words that the reported person will read. */
export function DecisionDialog({ report, decision, onDecide, onClose }: Props) {
  const { t } = useTexts(accountTexts, conversationReportsTexts)
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const title = t(decision === 'warned' ? 'chat_report_warn' : 'chat_report_suspend')
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
          label={t('chat_report_to_person', { name: `\u2068${report.reported_name}\u2069` })}
          isRequired
          hint={t(decision === 'warned' ? 'chat_report_warn_hint' : 'chat_report_suspend_hint')}
          {...(isTried && isMissing && { error: t('chat_report_words_needed') })}
          rows={3}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <FormFailure text={failure ?? undefined} />
        <Button type="submit" {...(decision === 'suspended' && { variant: 'danger' })} isWorking={isWorking}>
          {isWorking ? t('form_working') : title}
        </Button>
      </form>
    </Dialog>
  )
}
