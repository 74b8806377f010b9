import { useSignOut } from '#web/features/accounts/public.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'

/** On a phone the header has no menu: this is the way out. */
export function SignOutButton() {
  const { t } = useTexts(accountTexts)
  const { isSigningOut, signOut } = useSignOut()
  return (
    <Button icon="sign-out" isWorking={isSigningOut} variant="quiet" className="lg:self-start" onClick={signOut}>
      {t(isSigningOut ? 'menu_signing_out' : 'menu_sign_out')}
    </Button>
  )
}
