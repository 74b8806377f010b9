import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { safePath } from '#domain/safe-path.ts'
import { notifyOtherTabs } from '#web/platform/device/other-tabs.ts'

/** Completes sign-in: clears the query cache, notifies other tabs, revalidates and redirects to `next` on this site. */
export function useCompleteSignIn(): () => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [params] = useSearchParams()
  return async () => {
    client.clear()
    notifyOtherTabs('account')
    await revalidate()
    await navigate(safePath(params.get('next')), { replace: true })
  }
}
