import { NavLink } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useRole } from './use-role.ts'
import { useSignOut } from './use-sign-out.ts'

/** Account links of the signed-in user, at the end of the phone menu. */
export function MobileAccountLinks() {
  const { t } = useTexts()
  const role = useRole()
  const { isSigningOut, signOut } = useSignOut()
  return (
    <ul className="flex flex-col border-t border-line pt-2">
      {role !== null && role !== 'user' && (
        <li>
          <NavLink to="/admin" className="nav-link">
            <Icon name="shield" />
            <span>{t('menu_admin')}</span>
          </NavLink>
        </li>
      )}
      <li>
        <button type="button" className="nav-link w-full" aria-busy={isSigningOut} onClick={signOut}>
          <Icon name="sign-out" />
          <span>{t(isSigningOut ? 'menu_signing_out' : 'menu_sign_out')}</span>
        </button>
      </li>
    </ul>
  )
}
