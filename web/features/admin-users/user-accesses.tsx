import { Link } from 'react-router'
import type { AccessPage } from '#contract/admin-users.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { adminUsersTexts } from '#web/texts/admin-users/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** The most recent accesses to a profile by admins. */
export function UserAccesses({ accesses, now }: { accesses: AccessPage['items']; now: string }) {
  const { t, lang } = useTexts(adminUsersTexts)
  return (
    <Panel title={t('user_accesses')}>
      {accesses.length === 0 && <p>{t('user_accesses_none')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {accesses.map(({ id, accessing_user_id, accessing_user_name, access_type, created_at }) => (
          <li key={id} className="dotted py-2">
            {accessing_user_id === null ? (
              <span>{t('user_access_visitor')}</span>
            ) : (
              <Link to={`/admin/users/${accessing_user_id}`} className="link">
                <bdi>{accessing_user_name}</bdi>
              </Link>
            )}
            <span>{t(`user_access_${access_type}`)}</span>
            <span className="text-muted">{relativeTime(created_at, new Date(now), lang)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
