import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Shortcut } from '#web/ui/shortcuts/shortcut.tsx'

interface Props {
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
export function DecisionBar({ isSending, onApprove, onReject, onPrevious, onNext, onHelp }: Props) {
  const { t } = useTexts(adminTexts)
  return (
    <div
      role="group"
      aria-label={t('review_decision')}
      className="sticky bottom-0 z-20 -mx-4 mt-4 flex items-center gap-2 border-t border-line bg-floating p-3 shadow-floating md:mx-0 md:rounded-t-card md:border-x"
    >
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
  )
}
