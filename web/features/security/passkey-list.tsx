import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Passkey } from '#contract/security.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { useApi } from '#web/platform/api/api.ts'
import { createPasskey } from '#web/platform/browser/passkeys.ts'
import { securityTexts } from '#web/texts/security/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { useAction } from '#web/ui/use-action.ts'
import { PasswordStep } from './password-step.tsx'

/** Lists passkeys. Adding one requires the password, removing one does not. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t, lang } = useTexts(securityTexts)
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { act } = useAction()
  const [isAdding, setAdding] = useState(false)

  async function add(password: string) {
    const options = await api.security.start_passkey({ password })
    const response = await createPasskey(options)
    await api.security.add_passkey({ name: '', response })
    setAdding(false)
    addToast({ title: t('security_passkey_added'), variant: 'success' })
    await revalidate()
  }

  const remove = (passkeyId: string) =>
    act({ send: () => api.security.remove_passkey({ passkey_id: passkeyId }), done: t('security_passkey_removed') })

  if (isAdding) return <PasswordStep onPassword={add} onCancel={() => setAdding(false)} />
  return (
    <>
      <p className="text-muted">{t('security_passkeys_text')}</p>
      <ul className="flex flex-col divide-y divide-line">
        {passkeys.map(({ id, name, created_at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-3">
            <bdi>{name || t('security_passkey_name', { date: created_at ? formatDate(created_at, lang) : '' })}</bdi>
            <Button variant="quiet" onClick={() => remove(id)}>
              {t('security_passkey_remove')}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className="self-start" onClick={() => setAdding(true)}>
        {t('security_passkey_add')}
      </Button>
    </>
  )
}
