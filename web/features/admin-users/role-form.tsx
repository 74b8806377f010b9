import { useState } from 'react'
import { ROLES, type Role } from '#domain/accounts/roles.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminUsersTexts } from '#web/texts/admin-users/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useApi } from '#web/platform/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useAction } from '#web/ui/use-action.ts'

/** Changes the role of a user. */
export function RoleForm({ user_id, role, isOwn }: { user_id: string; role: Role; isOwn: boolean }) {
  const { t } = useTexts(formTexts, adminUsersTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { act, isWorking } = useAction()
  /** Null if it is the current role. */
  const [wanted, setWanted] = useState<Role | null>(null)
  const chosen = wanted ?? role
  return (
    <Panel title={t('users_role')}>
      <p className="text-sm text-muted">{t(isOwn ? 'user_role_own' : 'user_role_note')}</p>
      {!isOwn && (
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            act({
              send: () =>
                undoable(t('user_role_set'), (call) => api.admin_users.set_role({ user_id, role: chosen }, call)),
              onDone: () => setWanted(null),
            })
          }}
        >
          <SelectField
            isRequired={null}
            label={t('users_role')}
            value={chosen}
            onChange={({ target }) => setWanted(ROLES.find((one) => one === target.value) ?? null)}
          >
            {ROLES.map((one) => (
              <option key={one} value={one}>
                {t(one === 'user' ? 'users_role_user' : `menu_role_${one}`)}
              </option>
            ))}
          </SelectField>
          <Button type="submit" className="needs-script" isWorking={isWorking} aria-disabled={chosen === role}>
            {t('user_role_save')}
          </Button>
        </form>
      )}
    </Panel>
  )
}
