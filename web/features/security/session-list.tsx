import { useRevalidator } from 'react-router'
import type { Session } from '#contract/accounts.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { deviceName } from '#domain/profiles/device-name.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf, failureText } from '#web/ui/form/failure.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'

interface Props {
  sessions: readonly Session[]
  now: string
}

/** Where one is signed in; any of it but this can be ended. */
export function SessionList({ sessions, now }: Props) {
  const { t, lang } = useTexts()
  const api = useApi()
  const { revalidate } = useRevalidator()

  async function end(work: () => Promise<unknown>) {
    try {
      await work()
      addToast({ title: t('security_session_ended'), variant: 'success' })
    } catch (error) {
      addToast({ title: failureText(failureOf(error), t), variant: 'destructive' })
    }
    await revalidate()
  }

  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <div>
              <p className="font-medium">
                <bdi>{deviceName(session.user_agent, lang)}</bdi>
              </p>
              <p className="text-sm text-muted">
                {session.is_current
                  ? t('security_session_this')
                  : t('security_session_seen', { when: relativeTime(session.last_seen_at, new Date(now), lang) })}
              </p>
            </div>
            {!session.is_current && (
              <button
                type="button"
                className="button-quiet"
                onClick={() => void end(() => api.accounts.end_session({ session_id: session.id }))}
              >
                {t('security_session_end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <button
          type="button"
          className="button-quiet self-start"
          onClick={() => void end(() => api.accounts.end_other_sessions())}
        >
          {t('security_sessions_end_others')}
        </button>
      )}
    </>
  )
}
