import type { Lang } from '#domain/language.ts'
import { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { WaitingAd } from '#contract/ad-reviews.ts'
import type { Outcome, Verdict } from './decide-ads.ts'
import { OutcomeDialog } from './outcome-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'

export type ShownDialog =
  | { kind: 'reject'; ads: readonly WaitingAd[]; language: Lang | null; unsent: Verdict | null }
  | { kind: 'outcome'; outcomes: readonly Outcome[] }

interface Props {
  shown: ShownDialog
  /** @returns the text of an error that a retry may fix, else null */
  send: (ads: readonly WaitingAd[], verdict: Verdict) => Promise<string | null>
  onClose: () => void
}

export function ReviewDialogs({ shown, send, onClose }: Props) {
  const { t } = useTexts(adReviewTexts)
  if (shown.kind === 'outcome') return <OutcomeDialog outcomes={shown.outcomes} onClose={onClose} />
  const { ads, unsent } = shown
  return (
    <RejectDialog
      keptAs={`ad-decision ${ads.map(({ card }) => card.id).join(' ')}`}
      title={ads.length > 1 ? t('review_bulk_reject', { count: ads.length }) : t('review_reject')}
      language={shown.language}
      {...(unsent?.isApproved === false && { unsent })}
      onReject={(reasons, note) => send(ads, { isApproved: false, reasons, note })}
      onClose={onClose}
    />
  )
}
