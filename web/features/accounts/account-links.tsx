import { lazy, Suspense } from 'react'
import { SignInLink } from './sign-in-link.tsx'
import { useViewer } from './viewer-context.tsx'

const AccountMenu = lazy(() => import('./account-menu.tsx'))

/** At the end of each bar: the way in, or what belongs to who is in. */
export function AccountLinks() {
  const viewer = useViewer()
  if (!viewer) return <SignInLink />
  return (
    <Suspense>
      <AccountMenu viewer={viewer} />
    </Suspense>
  )
}
