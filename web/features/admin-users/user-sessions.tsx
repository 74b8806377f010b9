import type { OpenSession } from '#contract/admin-users.ts'
import { deviceName } from '#domain/accounts/device-name.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { adminUsersTexts } from '#web/texts/admin-users/area.ts'
import { deviceNameTexts } from '#web/texts/devices/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useApi } from '#web/platform/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useAction } from '#web/ui/use-action.ts'

interface Props {
  user_id: string
  sessions: readonly OpenSession[]
  now: string
}

/** The sessions of a user. */
export function UserSessions({ user_id, sessions, now }: Props) {
  const { t, lang } = useTexts(adminUsersTexts, deviceNameTexts)
  const api = useApi()
  const { act, isWorking } = useAction()
  const end = (sessionId: string | null) =>
    act({
      send: () => api.admin_users.end_sessions({ user_id, session_id: sessionId }),
      done: t(sessionId === null ? 'user_sessions_ended' : 'user_session_ended'),
    })
  return (
    <Panel title={t('user_sessions')}>
      {sessions.length === 0 && <p>{t('user_sessions_none')}</p>}
      {sessions.length > 0 && <p className="text-sm text-muted">{t('user_sessions_final')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {sessions.map(({ id, user_agent, last_seen_at }) => {
          const device = deviceName(user_agent, t)
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <span>
                <bdi className="font-medium">{device}</bdi>
                <span className="block text-sm text-muted">
                  {t('user_session_seen', { when: relativeTime(last_seen_at, new Date(now), lang) })}
                </span>
              </span>
              <Button
                variant="quiet"
                isWorking={isWorking}
                aria-label={t('user_session_end_of', { device })}
                onClick={() => end(id)}
              >
                {t('user_session_end')}
              </Button>
            </li>
          )
        })}
      </ul>
      {sessions.length > 1 && (
        <Button variant="quiet" className="self-start" isWorking={isWorking} onClick={() => end(null)}>
          {t('user_sessions_end_all')}
        </Button>
      )}
    </Panel>
  )
}
