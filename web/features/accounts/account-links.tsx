import { lazyFramePart } from '#web/rendering/lazy-frame-part.tsx'
import { ACCOUNT_ID } from '#web/platform/pages/page-of-user.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { SignInLink } from './sign-in-link.tsx'

const { Part, loadPart } = lazyFramePart(ACCOUNT_ID, () => import('./account-menu.tsx'))
export const loadAccountMenu = loadPart

/** The account menu of the signed-in user, or a link to sign-in. Stands at the end of each header. */
export function AccountLinks() {
  const viewer = useViewer()
  return viewer ? <Part viewer={viewer} /> : <SignInLink />
}
