import type { Country } from '#contract/countries.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { setupTexts } from '#web/texts/setup/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'
import { FirstRestore } from './first-restore.tsx'
import { KeyForm } from './key-form.tsx'
import type { SetupState } from './load-setup.ts'
import { OwnerForm } from './owner-form.tsx'

interface Props {
  state: SetupState
  countries: readonly Country[]
}

/** Where the host of a new site creates the first admin, or restores a backup. */
export function SetupPage({ state, countries }: Props) {
  const { t } = useTexts(formTexts, setupTexts)
  if (state.step === 'closed') {
    return (
      <MessagePage title={t('setup_closed_title')} text={t('setup_closed_text')}>
        <ButtonLink to="/auth">{t('auth_sign_in')}</ButtonLink>
      </MessagePage>
    )
  }
  const hasBackups = state.step === 'open' && state.setup.backups.length + state.setup.archives.length > 0
  return (
    <main id="content" className="page flex flex-col gap-6 py-8">
      <header className="flex max-w-prose flex-col gap-2">
        <h1 className="text-display font-bold">{t('setup_title')}</h1>
        <p className="text-muted">{t(state.step === 'key' ? 'setup_key_lead' : 'setup_lead')}</p>
      </header>
      {state.step === 'key' ? (
        <KeyForm isWrong={state.isWrong} />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          {hasBackups && <FirstRestore setupKey={state.key} setup={state.setup} />}
          <OwnerForm setupKey={state.key} countries={countries} />
          {!hasBackups && <FirstRestore setupKey={state.key} setup={state.setup} />}
        </div>
      )}
    </main>
  )
}
