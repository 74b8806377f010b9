import type { Viewer } from '#contract/accounts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { MessagesLink } from '#web/features/messages/public.ts'
import { useLiveSettings } from '#web/features/settings/public.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { MenuButton } from '#web/ui/menu/menu-button.tsx'
import { latePart } from '#web/rendering/late-part.tsx'
import { ProfilePicture } from '#web/ui/profile-picture.tsx'
import { useRole } from './use-role.ts'

const OpenAccountMenu = latePart(async () => (await import('./open-account-menu.tsx')).OpenAccountMenu)

/** A link to messages and the account menu; on phones the menu is a link to the dashboard. */
export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const { t } = useTexts()
  const role = useRole()
  useLiveSettings()
  const picture = <ProfilePicture name={viewer.display_name} url={viewer.picture_url} />
  const button = {
    label: t('menu_account', { name: viewer.display_name }),
    className: 'button-icon',
    children: picture,
  }
  return (
    <>
      <MessagesLink user_id={viewer.id} />
      <ButtonLink to="/dashboard" variant="icon" className="lg:hidden" aria-label={t('menu_dashboard')}>
        {picture}
      </ButtonLink>
      <span className="max-lg:hidden">
        <MenuButton
          {...button}
          preload={OpenAccountMenu.preload}
          renderMenu={(waiting) => <OpenAccountMenu {...waiting} {...button} viewer={viewer} role={role} />}
        />
      </span>
    </>
  )
}
