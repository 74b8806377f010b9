import { useNavigate } from 'react-router'
import type { Viewer } from '#contract/accounts.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { MenuButtonProps } from '#web/ui/menu/menu-button.tsx'
import { RadixMenu } from '#web/ui/menu/radix-menu.tsx'
import { useSignOut } from './use-sign-out.ts'

interface Who {
  viewer: Viewer
  role: Role | null
}

/** The opened account menu with its button. */
export function OpenAccountMenu({ viewer, role, ...button }: MenuButtonProps & Who) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { isSigningOut, signOut } = useSignOut()
  const go = (to: string) => () => void navigate(to)
  return (
    <RadixMenu
      {...button}
      header={<Header viewer={viewer} role={role} />}
      items={[
        { key: 'dashboard', label: t('menu_dashboard'), icon: 'person', onSelect: go('/dashboard') },
        { key: 'ads', label: t('menu_my_ads'), icon: 'car', onSelect: go('/my-ads') },
        ...(role !== null && role !== 'user'
          ? [{ key: 'admin', label: t('menu_admin'), icon: 'shield' as const, onSelect: go('/admin') }]
          : []),
        {
          key: 'sign_out',
          label: t(isSigningOut ? 'menu_signing_out' : 'menu_sign_out'),
          icon: 'sign-out',
          isBusy: isSigningOut,
          staysOpen: true,
          onSelect: signOut,
        },
      ]}
    />
  )
}

function Header({ viewer, role }: Who) {
  const { t } = useTexts()
  return (
    <div className="flex max-w-64 flex-col border-b border-line px-3 pt-1 pb-3">
      <span className="flex items-center gap-2 font-semibold">
        <bdi className="truncate">{viewer.display_name}</bdi>
        {role !== null && role !== 'user' && <span className="tag flex-none">{t(`menu_role_${role}`)}</span>}
      </span>
      <bdi className="truncate text-sm text-muted">{viewer.email}</bdi>
      {viewer.country_name_ar && (
        <span className="text-sm text-muted" lang="ar">
          {`${viewer.country_flag_emoji} ${viewer.country_name_ar}`}
        </span>
      )}
    </div>
  )
}
