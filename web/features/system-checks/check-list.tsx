import type { CheckedPart } from '#contract/system-checks.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import type { CheckState } from '#domain/system-checks/judge-checks.ts'
import { systemCheckTexts } from '#web/texts/system-checks/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TestMail } from './test-mail.tsx'

const SIGNS: Record<CheckState, { icon: IconName; className: string }> = {
  fine: { icon: 'check', className: 'text-brand' },
  warning: { icon: 'warning', className: 'font-semibold' },
  failing: { icon: 'warning', className: 'font-semibold text-danger' },
  unknown: { icon: 'info', className: 'text-muted' },
}

/** Why a check may be unknown, if there is a usual reason. */
const unknownText = (check: CheckedPart['check']) =>
  check === 'disk_days' ||
  check === 'certificate' ||
  check === 'language_model' ||
  check === 'backup_drill' ||
  check === 'archive' ||
  check === 'archive_drill' ||
  check === 'standby' ||
  check === 'write_ahead_log' ||
  check === 'search_server' ||
  check === 'search_lag'
    ? (`check_${check}_unknown` as const)
    : 'check_unknown'

/** Parts of the installation with their state, since when they have it, its effect on users, and what to do. */
export function CheckList({ checks }: { checks: readonly CheckedPart[] }) {
  const { t } = useTexts(systemCheckTexts)
  return (
    <section aria-labelledby="system-checks" className="flex flex-col gap-4">
      <h2 id="system-checks" className="text-lg font-semibold">
        {t('checks_title')}
      </h2>
      <p className="text-muted">{t('checks_lead')}</p>
      <ul className="three-columns gap-3">
        {checks.map((part) => (
          <Panel as="li" key={part.check} className="flex flex-col gap-1 p-4">
            <Part {...part} />
          </Panel>
        ))}
      </ul>
      <TestMail />
    </section>
  )
}

function Part({ check, state, value, since, succeeded_at, version, detail }: CheckedPart) {
  const { t, lang } = useTexts(systemCheckTexts)
  const { icon, className } = SIGNS[state]
  return (
    <>
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="font-semibold">{t(`check_${check}`)}</span>
        <span className={`flex items-center gap-1 text-sm ${className}`}>
          <Icon name={icon} size={16} />
          <span>{t(`check_state_${state}`)}</span>
        </span>
      </span>
      {value !== null && (
        <span>{t(`check_${check}_value`, { value: formatNumber(value, lang), version: version ?? '' })}</span>
      )}
      {succeeded_at && (
        <span className="text-sm text-muted">{t('check_last', { time: formatDateTime(succeeded_at, lang) })}</span>
      )}
      {since && <span className="text-sm text-muted">{t('check_since', { time: formatDateTime(since, lang) })}</span>}
      {detail !== null && (
        <span className="flex flex-wrap gap-x-1 wrap-anywhere">
          <span>{t('check_detail')}</span>
          <bdi dir="ltr">{detail}</bdi>
        </span>
      )}
      {state === 'unknown' && <span className="text-muted">{t(unknownText(check))}</span>}
      {(state === 'warning' || state === 'failing') && (
        <>
          <span>{t(`check_${check}_means`)}</span>
          <span className="text-muted">{t(`check_${check}_fix`)}</span>
        </>
      )}
    </>
  )
}
