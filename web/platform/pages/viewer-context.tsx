import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Viewer } from '#contract/accounts.ts'
import type { Elements } from '#web/ui/elements.tsx'
import { noteUser } from '#web/platform/device/device-owner.ts'
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

/** Revalidates when another tab signs in or out or changes the account. Clears the device of what another user left. */
export function ViewerProvider({ viewer, isKnown, children }: Props) {
  const client = useQueryClient()
  const { revalidate } = useRevalidator()

  useEffect(
    () => listenToOtherTabs('account', () => void revalidate().then(() => client.clear())),
    [client, revalidate],
  )

  const id = viewer?.id ?? null
  useEffect(() => {
    if (isKnown) void noteUser(id)
  }, [id, isKnown])

  return <ViewerContext value={viewer}>{children}</ViewerContext>
}
