import { useNavigate } from 'react-router'
import type { Viewer } from '#contract/accounts.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { MessagesLink } from '#web/features/messages/public.ts'
import { useLiveSettings } from '#web/features/settings/public.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu/menu.tsx'
import { ProfilePicture } from '#web/ui/profile-picture.tsx'
import { useRole } from './use-role.ts'
import { useSignOut } from './use-sign-out.ts'

/** A link to messages and the account menu; on phones the menu is a link to the dashboard. */
export default function AccountMenu({ viewer }: { viewer: Viewer }) {
  const { t } = useTexts(accountTexts)
  const navigate = useNavigate()
  const role = useRole()
  useLiveSettings()
  const { isSigningOut, signOut } = useSignOut()
  const go = (to: string) => () => void navigate(to)
  return (
    <>
      <MessagesLink user_id={viewer.id} />
      <ButtonLink to="/dashboard" variant="icon" className="lg:hidden" aria-label={t('menu_dashboard')}>
        <ProfilePicture name={viewer.display_name} url={viewer.picture_url} />
      </ButtonLink>
      <span className="max-lg:hidden">
        <Menu
          label={t('menu_account', { name: viewer.display_name })}
          className="button-icon"
          header={<Who viewer={viewer} role={role} />}
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
        >
          <ProfilePicture name={viewer.display_name} url={viewer.picture_url} />
        </Menu>
      </span>
    </>
  )
}

function Who({ viewer, role }: { viewer: Viewer; role: Role | null }) {
  const { t } = useTexts(accountTexts)
  return (
    <div className="flex max-w-64 flex-col border-b border-line px-3 pt-1 pb-3">
      <span className="flex items-center gap-2 font-semibold">
        <bdi className="truncate">{viewer.display_name}</bdi>
        {role !== null && role !== 'user' && <span className="tag flex-none">{t(`menu_role_${role}`)}</span>}
      </span>
      <bdi className="truncate text-sm text-muted">{viewer.email}</bdi>
      {viewer.country_name_ar && (
        <span className="text-sm text-muted" lang="ar">
          {viewer.country_flag_emoji} {viewer.country_name_ar}
        </span>
      )}
    </div>
  )
}
