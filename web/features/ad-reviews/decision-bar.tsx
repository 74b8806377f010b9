import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { Shortcut } from '#web/ui/shortcuts/shortcut.tsx'
import type { DecisionNote } from './use-decisions.ts'

interface Props {
  note: DecisionNote | null
  isSending: boolean
  onApprove: () => void
  onReject: () => void
  /** Absent on the first ad. */
  onPrevious?: () => void
  /** Absent on the last ad. */
  onNext?: () => void
  onHelp: () => void
}

/** Sticky bar with the decision and the navigation of the queue. */
export function DecisionBar({ note, isSending, onApprove, onReject, onPrevious, onNext, onHelp }: Props) {
  const { t } = useTexts(adminTexts)
  return (
    <div
      role="group"
      aria-label={t('review_decision')}
      className="sticky bottom-0 z-20 -mx-4 mt-4 border-t border-line bg-floating p-3 shadow-floating md:mx-0 md:rounded-t-card md:border-x"
    >
      <Note note={note} />
      <div className="flex items-center gap-2">
        <Button className="grow px-3 md:grow-0 md:px-5" icon="check" isWorking={isSending} onClick={onApprove}>
          {t('review_approve')}
          <Shortcut keys="A" />
        </Button>
        <Button variant="danger" className="grow px-3 md:grow-0 md:px-5" aria-disabled={isSending} onClick={onReject}>
          {t('review_reject')}
          <Shortcut keys="R" />
        </Button>
        <span className="grow max-md:hidden" />
        <Button variant="plain" className="max-md:hidden" onClick={onHelp}>
          {t('review_shortcuts')}
          <Shortcut keys="?" />
        </Button>
        <Button
          icon="back"
          variant="icon"
          aria-label={t('review_previous')}
          disabled={!onPrevious}
          onClick={onPrevious}
        />
        <Button icon="forward" variant="icon" aria-label={t('review_next')} disabled={!onNext} onClick={onNext} />
      </div>
    </div>
  )
}

/** In the bar instead of a toast, which would cover the ad that is decided next. */
export const Note = ({ note }: { note: DecisionNote | null }) => (
  <div className={note ? 'mb-2 text-sm font-medium' : undefined}>
    <p role="status">{note?.hasFailed ? null : note?.text}</p>
    <FormFailure text={note?.hasFailed ? note.text : undefined} />
  </div>
)
