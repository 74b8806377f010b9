import { formatNumber } from '#domain/format/format-number.ts'
import { scoreBadge, type ScoreBadge } from '#domain/performance/vitals.ts'
import { performanceTexts } from '#web/texts/performance/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

const BADGES: Record<ScoreBadge, string> = {
  default: 'tag tag-done',
  secondary: 'tag',
  destructive: 'tag bg-danger text-on-danger',
}

interface Props {
  /** From 0 to 100; null while nothing was measured. */
  score: number | null
}

export function Score({ score }: Props) {
  const { lang } = useTexts()
  if (score === null) return <span className={BADGES.secondary}>…</span>
  const badge = scoreBadge(score)
  return (
    <span className={BADGES[badge]}>
      {badge === 'destructive' && <Icon name="warning" size={16} />}
      <bdi>{formatNumber(score, lang)}</bdi>
    </span>
  )
}

/** What to do about a low score. */
export function Issues({ score }: Props) {
  const { t } = useTexts(performanceTexts)
  if (score === null || scoreBadge(score) !== 'destructive') return null
  return <p className="font-semibold text-danger">{t('performance_issues')}</p>
}
