import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Viewer } from '#contract/accounts.ts'
import { browserApi } from '#web/platform/api/api.ts'
import type { Elements } from '#web/ui/elements.tsx'
import { hasForgottenOwner, noteUser } from '#web/platform/device/device-owner.ts'
import { listenToOtherTabs } from '#web/platform/device/other-tabs.ts'

const ViewerContext = createContext<Viewer | null>(null)

/** The signed-in user; null for visitors. */
export const useViewer = () => useContext(ViewerContext)

interface Props {
  /** The user for whom the server has rendered the page. */
  viewer: Viewer | null
  /** False if the server could not find out who it is. */
  isKnown: boolean
  children: Elements
}

/**
 * Revalidates when another tab signs in or out or changes the account. Clears the device of what another user left. A
 * page for visitors may be an older one that the browser has stored, as after Back, or one that a busy server shows to
 * everyone: if the device belongs to a user, the server is asked who it is.
 */
export function ViewerProvider({ viewer, isKnown, children }: Props) {
  const client = useQueryClient()
  const { revalidate } = useRevalidator()

  useEffect(
    () => listenToOtherTabs('account', () => void revalidate().then(() => client.clear())),
    [client, revalidate],
  )

  const id = viewer?.id ?? null
  useEffect(() => {
    if (!isKnown) return
    if (id !== null || !hasForgottenOwner()) void noteUser(id)
    else
      browserApi.accounts.get_viewer().then(
        (found) => (found ? revalidate() : noteUser(null)),
        () => {},
      )
  }, [id, isKnown, revalidate])

  return <ViewerContext value={viewer}>{children}</ViewerContext>
}
