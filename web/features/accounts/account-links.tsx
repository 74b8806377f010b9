import { Suspense } from 'react'
import { SignInLink } from './sign-in-link.tsx'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { loadCode } from '#web/platform/load-code.ts'
import { useViewer } from '#web/platform/viewer-context.tsx'

const load = () => import('./account-menu.tsx')
const LazyMenu = lazyPart(load)
let loaded: typeof LazyMenu | Awaited<ReturnType<typeof load>>['default'] = LazyMenu

const ID = 'account'

/** Call it before hydration: loads the menu if the server rendered it, since earlier clicks on it would be lost. */
export async function loadAccountMenu(): Promise<void> {
  if (document.querySelector(`#${ID}`)) loaded = (await loadCode(load)).default
}

/** At the end of each header: the account menu of the signed-in user, else a link to sign-in. */
export function AccountLinks() {
  const viewer = useViewer()
  if (!viewer) return <SignInLink />
  const AccountMenu = loaded
  return (
    <span id={ID} className="contents">
      <Suspense>
        <AccountMenu viewer={viewer} />
      </Suspense>
    </span>
  )
}
