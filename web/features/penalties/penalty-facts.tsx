import { Link } from 'react-router'
import type { Penalty } from '#contract/penalties.ts'
import { formatDate, formatDateTime } from '#domain/format/format-date.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { penaltiesTexts } from '#web/texts/penalties/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

const LOOKS: Record<Penalty['state'], string> = {
  in_force: 'tag bg-danger-soft text-danger',
  counting: 'tag',
  lapsed: 'tag text-muted',
  withdrawn: 'tag text-muted',
}

/** Rule, measure, end and reason of a penalty. */
export function PenaltyFacts({ penalty, givenBy }: { penalty: Penalty; givenBy?: string | null }) {
  const { t, lang } = useTexts(penaltiesTexts)
  const { rule, severity, state, reason, subject, created_at } = penalty
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{t(`penalty_severity_${severity}`)}</h3>
        <span className={LOOKS[state]}>{t(`penalty_state_${state}`)}</span>
      </div>
      <p className="dotted text-sm text-muted">
        <span>{t(`penalty_rule_${rule}`)}</span>
        <span>{t('penalty_given_at', { date: formatDate(created_at, lang) })}</span>
        {givenBy && <span>{t('penalty_given_by', { name: `\u2068${givenBy}\u2069` })}</span>}
        <Until penalty={penalty} />
      </p>
      <p {...writtenIn(reason)} className="wrap-anywhere whitespace-pre-line">
        {reason}
      </p>
      {subject?.kind === 'ad' && (
        <Link to={`/car/${subject.id}`} className="link self-start text-sm">
          {t('penalty_on_ad')}
        </Link>
      )}
    </>
  )
}

function Until({ penalty: { state, ends_at, lapses_at } }: { penalty: Penalty }) {
  const { t, lang } = useTexts(penaltiesTexts)
  if (state === 'in_force') {
    return (
      <span className="font-medium text-ink">
        {ends_at ? t('penalty_ends', { time: formatDateTime(ends_at, lang) }) : t('penalty_ends_never')}
      </span>
    )
  }
  if (state !== 'counting' || !lapses_at) return null
  return <span>{t('penalty_lapses', { date: formatDate(lapses_at, lang) })}</span>
}
