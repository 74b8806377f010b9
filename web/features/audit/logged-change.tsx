import { Link } from 'react-router'
import type { LoggedChange as Change } from '#contract/audit.ts'
import { deviceName } from '#domain/accounts/device-name.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import { auditTexts } from '#web/texts/audit/area.ts'
import { deviceNameTexts } from '#web/texts/devices/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ChangedFields } from './changed-fields.tsx'
import { auditAddress, hourOf } from './read-audit-search.ts'
import { subjectAddress } from './subject-address.ts'
import { subjectName } from './subject-name.ts'
import { UndoChange } from './undo-change.tsx'

/** An entry of the audit log. */
export function LoggedChange({ change }: { change: Change }) {
  const { t, lang } = useTexts(auditTexts)
  const { id, what, admin_id, admin_name, created_at, undoes } = change
  const program = what === 'restore_site' ? 'audit_by_host' : 'audit_by_program'
  const who = admin_name ?? t(admin_id === null ? program : 'audit_by_former')
  return (
    <Panel as="article" id={id} className="flex flex-col gap-3 p-4 target:border-brand target:bg-brand-soft">
      <header className="flex flex-col gap-1">
        <h2 className="font-semibold wrap-anywhere">
          <span>{undoes ? `${t('audit_undoing')} ${t(`audit_did_${what}`)}` : t(`audit_did_${what}`)}</span>{' '}
          <Subject subject={change.subject} />
        </h2>
        <p className="dotted text-sm text-muted">
          {admin_id === null ? (
            <span>{who}</span>
          ) : (
            <Link to={auditAddress({ admin_id })} className="link">
              <bdi>{who}</bdi>
            </Link>
          )}
          <time dateTime={created_at}>{formatDateTime(created_at, lang)}</time>
          {admin_id !== null && (
            <span>
              <Link to={auditAddress({ admin_id, ...hourOf(created_at) })} className="link">
                {t('audit_that_hour')}
              </Link>
            </span>
          )}
        </p>
      </header>
      <ChangedFields change={change} />
      <Origin change={change} />
      <UndoChange change={change} />
    </Panel>
  )
}

function Subject({ subject }: { subject: Change['subject'] }) {
  const texts = useTexts(auditTexts)
  const { t } = texts
  const to = subjectAddress(subject)
  const words = subjectName(subject, texts)
  const name = <bdi>{words}</bdi>
  return (
    <>
      {to === null || !words ? (
        name
      ) : (
        <Link to={to} className="link">
          {name}
        </Link>
      )}
      <span> </span>
      <Link to={auditAddress({ subject_id: subject.id })} className="link text-sm font-normal">
        {t('audit_of_subject')}
      </Link>
    </>
  )
}

/** IP address, browser and request id. */
function Origin({ change: { address, user_agent, request_id } }: { change: Change }) {
  const { t } = useTexts(auditTexts, deviceNameTexts)
  if (address === null && request_id === null) return null
  return (
    <p className="dotted text-sm text-muted wrap-anywhere">
      {address !== null && <bdi dir="ltr">{address}</bdi>}
      {user_agent !== null && (
        <span>
          <bdi>{deviceName(user_agent, t)}</bdi>
        </span>
      )}
      {request_id !== null && (
        <span>
          <Link to={auditAddress({ request_id })} className="link">
            <span>{t('audit_request')}</span> <bdi dir="ltr">{request_id}</bdi>
          </Link>
        </span>
      )}
    </p>
  )
}
