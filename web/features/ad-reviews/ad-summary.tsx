import type { WaitingAd } from '#contract/ad-reviews.ts'
import { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { WaitingTime } from './waiting-time.tsx'

interface Props {
  ad: WaitingAd
  /** The name of another reviewer who has the ad open. */
  looker: string | null
  /** Whether a decision about the ad did not reach the server. */
  isUnsent: boolean
  now: string
}

/** What the list of waiting ads says about one. */
export function AdSummary({ ad: { kind, submitted_at }, looker, isUnsent, now }: Props) {
  const { t } = useTexts(adReviewTexts)
  return (
    <>
      {kind === 'revision' && <span className="text-brand">{t('review_kind_revision')}</span>}
      {looker !== null && (
        <span className="text-brand">{t('review_looked_at', { name: `\u2068${looker}\u2069` })}</span>
      )}
      {isUnsent && <span className="font-medium text-danger">{t('review_unsent')}</span>}
      <WaitingTime since={submitted_at} now={now} />
    </>
  )
}
