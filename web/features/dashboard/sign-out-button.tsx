import { useSignOut } from '#web/features/accounts/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** On a phone the header has no menu: this is the way out. */
export function SignOutButton() {
  const { t } = useTexts()
  const { is_signing_out, signOut } = useSignOut()
  return (
    <button type="button" className="button-quiet lg:self-start" disabled={is_signing_out} onClick={signOut}>
      {is_signing_out ? <span className="spinner" /> : <Icon name="sign-out" />}
      {t(is_signing_out ? 'menu_signing_out' : 'menu_sign_out')}
    </button>
  )
}
