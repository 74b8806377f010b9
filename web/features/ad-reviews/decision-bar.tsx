import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Shortcut } from './shortcut.tsx'

interface Props {
  is_sending: boolean
  onApprove: () => void
  onReject: () => void
  /** Absent at the first. */
  onPrevious?: () => void
  /** Absent at the last. */
  onNext?: () => void
  onHelp: () => void
}

/** Always in view: the decision, and the way through the queue. */
export function DecisionBar({ is_sending, onApprove, onReject, onPrevious, onNext, onHelp }: Props) {
  const { t } = useTexts()
  return (
    <div
      role="group"
      aria-label={t('review_decision')}
      className="sticky bottom-0 z-20 -mx-4 mt-4 flex items-center gap-2 border-t border-line bg-floating p-3 shadow-floating md:mx-0 md:rounded-t-card md:border-x"
    >
      <button
        type="button"
        className="button grow px-3 md:grow-0 md:px-5"
        aria-disabled={is_sending}
        onClick={onApprove}
      >
        {is_sending ? <span className="spinner" /> : <Icon name="check" />}
        {t('review_approve')}
        <Shortcut keys="A" />
      </button>
      <button
        type="button"
        className="button-danger grow px-3 md:grow-0 md:px-5"
        aria-disabled={is_sending}
        onClick={onReject}
      >
        {t('review_reject')}
        <Shortcut keys="R" />
      </button>
      <span className="grow max-md:hidden" />
      <button type="button" className="button-plain max-md:hidden" onClick={onHelp}>
        {t('review_shortcuts')}
        <Shortcut keys="?" />
      </button>
      <button
        type="button"
        className="button-icon"
        aria-label={t('review_previous')}
        disabled={!onPrevious}
        onClick={onPrevious}
      >
        <Icon name="back" />
      </button>
      <button type="button" className="button-icon" aria-label={t('review_next')} disabled={!onNext} onClick={onNext}>
        <Icon name="forward" />
      </button>
    </div>
  )
}
