import type { Session } from '#contract/accounts.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { deviceName } from '#domain/accounts/device-name.ts'
import { useApi } from '#web/platform/api/api.ts'
import { securityTexts } from '#web/texts/security/area.ts'
import { deviceNameTexts } from '#web/texts/devices/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAction } from '#web/ui/use-action.ts'

interface Props {
  sessions: readonly Session[]
  now: string
}

/** Sessions of the signed-in user. All but the current one can be ended. */
export function SessionList({ sessions, now }: Props) {
  const { t, lang } = useTexts(securityTexts, deviceNameTexts)
  const api = useApi()
  const { act, isWorking } = useAction()
  const endOthers = () => act({ send: () => api.accounts.end_other_sessions(), done: t('security_session_ended') })

  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <div>
              <p className="font-medium">
                <bdi>{deviceName(session.user_agent, t)}</bdi>
              </p>
              <p className="text-sm text-muted">
                {session.is_current
                  ? t('security_session_this')
                  : t('security_session_seen', { when: relativeTime(session.last_seen_at, new Date(now), lang) })}
              </p>
            </div>
            {!session.is_current && <EndSession sessionId={session.id} />}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="quiet" className="self-start" isWorking={isWorking} onClick={endOthers}>
          {t('security_sessions_end_others')}
        </Button>
      )}
    </>
  )
}

function EndSession({ sessionId }: { sessionId: Session['id'] }) {
  const { t } = useTexts(securityTexts)
  const api = useApi()
  const { act, isWorking } = useAction()
  const end = () =>
    act({ send: () => api.accounts.end_session({ session_id: sessionId }), done: t('security_session_ended') })
  return (
    <Button variant="quiet" isWorking={isWorking} onClick={end}>
      {t('security_session_end')}
    </Button>
  )
}
