import type { WholeUser } from '#contract/admin-users.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { adminUsersTexts } from '#web/texts/admin-users/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useApi } from '#web/platform/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useAction } from '#web/ui/use-action.ts'

/** Lifts a suspension. The penalty still counts unless it is withdrawn. */
export function SuspensionPart({ user: { profile, suspended_reason } }: { user: WholeUser }) {
  const { t } = useTexts(adminUsersTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { act, isWorking } = useAction()
  return (
    <Panel title={t('users_status')}>
      <p {...writtenIn(suspended_reason ?? '')} className="notice wrap-anywhere">
        {suspended_reason}
      </p>
      <Button
        className="self-start"
        isWorking={isWorking}
        onClick={() =>
          act({
            send: () =>
              undoable(t('user_reinstated'), (call) => api.admin_users.reinstate({ user_id: profile.id }, call)),
          })
        }
      >
        {t('user_reinstate')}
      </Button>
    </Panel>
  )
}
