import { LateBoundary } from '#web/rendering/early/late-boundary.tsx'
import { latePart } from '#web/rendering/late-part.tsx'
import { ACCOUNT_ID } from '#web/platform/pages/page-of-user.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { SignInLink } from './sign-in-link.tsx'

export const AccountMenu = latePart(async () => (await import('./account-menu.tsx')).AccountMenu)
export const MobileAccountLinks = latePart(async () => (await import('./mobile-account-links.tsx')).MobileAccountLinks)

// before the first page, which then has it in its place instead of at its end with a script
if (import.meta.env.SSR) AccountMenu.preload()

/** The account menu of the signed-in user, or a link to sign-in. Stands at the end of each header. */
export function AccountLinks() {
  const viewer = useViewer()
  if (!viewer) return <SignInLink />
  return (
    <LateBoundary id={ACCOUNT_ID}>
      <AccountMenu viewer={viewer} />
    </LateBoundary>
  )
}
