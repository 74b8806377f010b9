import type { Country } from '#contract/countries.ts'
import { SignUpForm } from '#web/features/accounts/sign-in/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { setupTexts } from '#web/texts/setup/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { Panel } from '#web/ui/panel.tsx'

interface Props {
  setupKey: string
  countries: readonly Country[]
}

export function OwnerForm({ setupKey, countries }: Props) {
  const { t } = useTexts(setupTexts)
  const api = useApi()
  return (
    <Panel title={t('setup_owner_title')}>
      <p className="text-muted">{t('setup_owner_text')}</p>
      <SignUpForm
        countries={countries}
        submit={t('setup_owner_submit')}
        send={async (owner) => {
          await api.setup.add_owner({ ...owner, setup_key: setupKey }).catch((error: unknown) => {
            // after a lost response it is sent again, and the account exists
            if (failureOf(error).code !== 'NOT_FOUND') throw error
          })
          await api.accounts.sign_in({ email: owner.email, password: owner.password })
          // a new page, since this one would first say that the setup is over
          location.assign('/admin')
        }}
      />
    </Panel>
  )
}
