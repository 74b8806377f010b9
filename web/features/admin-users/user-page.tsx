import { Link } from 'react-router'
import { formatDateTime } from '#domain/format/format-date.ts'
import { UserPenalties } from '#web/features/penalties/public.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminUsersTexts } from '#web/texts/admin-users/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import type { ShownUser } from './fetch-user.ts'
import { RoleForm } from './role-form.tsx'
import { SuspensionPart } from './suspension-part.tsx'
import { UserAccesses } from './user-accesses.tsx'
import { UserActivity } from './user-activity.tsx'
import { UserFacts } from './user-facts.tsx'
import { UserInvoices } from './user-invoices.tsx'
import { UserSessions } from './user-sessions.tsx'

/** Admin page of a user: everything except the content of conversations. */
export function UserPage({ user, penalties, forAdmins, now }: ShownUser & { now: string }) {
  const { t, lang } = useTexts(formTexts, adminUsersTexts)
  const viewer = useViewer()
  const { profile, role, suspended_until } = user
  const { id, status } = profile
  const isOwn = viewer?.id === id
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {role !== 'user' && <span className="tag">{t(`menu_role_${role}`)}</span>}
        {status === 'suspended' && (
          <span className="tag bg-danger-soft text-danger">
            {suspended_until
              ? t('user_is_suspended_until', { time: formatDateTime(suspended_until, lang) })
              : t('user_is_suspended')}
          </span>
        )}
        <Link to={`/seller/${id}`} className="link">
          {t('user_public')}
        </Link>
        {forAdmins && (
          <Link to={`/admin/audit?subject=${id}`} className="link">
            {t('user_changes')}
          </Link>
        )}
        <Link to="/admin/users" className="link">
          {t('user_all')}
        </Link>
      </header>
      <div className="two-columns items-start gap-6">
        <UserFacts user={user} now={now} />
        <UserActivity user={user} />
        {status === 'suspended' && !isOwn && <SuspensionPart user={user} />}
        <UserPenalties
          user={{ id, name: profile.display_name }}
          penalties={penalties}
          isSuspended={status === 'suspended'}
          canGive={role === 'user' && !isOwn}
        />
        {forAdmins && <RoleForm user_id={id} role={role} isOwn={isOwn} />}
        {forAdmins && <UserSessions user_id={id} sessions={forAdmins.sessions} now={now} />}
        {forAdmins && <UserInvoices invoices={forAdmins.invoices} />}
        {forAdmins && <UserAccesses accesses={forAdmins.accesses} now={now} />}
      </div>
    </div>
  )
}
