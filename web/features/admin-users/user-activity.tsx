import { Link } from 'react-router'
import type { WholeUser } from '#contract/admin-users.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { adminAdTexts } from '#web/texts/admin-ads/area.ts'
import { adminUsersTexts } from '#web/texts/admin-users/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Fact } from './user-facts.tsx'

const REPORTED = ['ads', 'conversations', 'reviews'] as const

/** Numbers of ads, messages and reports. */
export function UserActivity({ user }: { user: WholeUser }) {
  const { t, lang } = useTexts(adminAdTexts, adminUsersTexts)
  const { profile, ads, conversations_count, messages_count, reports_against, reports_by } = user
  const some = ads.filter(({ count }) => count > 0)
  const formatCounts = (counts: WholeUser['reports_by']) =>
    REPORTED.map((one) => `${t(`user_reports_${one}`)} ${formatNumber(counts[one], lang)}`).join(
      lang === 'ar' ? '، ' : ', ',
    )
  return (
    <Panel title={t('user_activity')}>
      <div>
        <h3 className="text-sm text-muted">{t('user_ads')}</h3>
        {some.length === 0 && <p>{t('user_ads_none')}</p>}
        <ul className="flex flex-wrap gap-x-4">
          {some.map(({ status, count }) => (
            <li key={status} className="flex gap-1">
              {status === 'draft' ? (
                <span>{t('admin_ad_state_none')}</span>
              ) : (
                <Link to={`/admin/cars?view=all&seller=${profile.id}&state=${status}`} className="link">
                  {t(`admin_ad_state_${status}`)}
                </Link>
              )}
              <bdi>{formatNumber(count, lang)}</bdi>
            </li>
          ))}
        </ul>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-6 gap-y-3">
        <Fact label={t('user_conversations')}>{formatNumber(conversations_count, lang)}</Fact>
        <Fact label={t('user_messages')}>{formatNumber(messages_count, lang)}</Fact>
      </dl>
      <h3 className="font-semibold">{t('user_reports')}</h3>
      <dl className="two-columns gap-x-6 gap-y-3">
        <Fact label={t('user_reports_against')}>{formatCounts(reports_against)}</Fact>
        <Fact label={t('user_reports_by')}>{formatCounts(reports_by)}</Fact>
      </dl>
    </Panel>
  )
}
