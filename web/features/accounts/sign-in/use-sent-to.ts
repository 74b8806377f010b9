import { useState } from 'react'
import { useLocation } from 'react-router'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

interface SentTo {
  /** The address used at sign-up; null before sign-up. */
  email: string | null
  note: (email: string | null) => void
}

/** Where the confirmation was sent. Stored in the history state, so it survives a reload. */
export function useSentTo(): SentTo {
  const isReady = useIsHydrated()
  const { state } = useLocation()
  const [noted, setNoted] = useState<string | null>()
  const stored = isReady ? (state as { sentTo?: string } | null)?.sentTo : undefined
  return {
    email: noted === undefined ? (stored ?? null) : noted,
    note: (sentTo) => {
      setNoted(sentTo)
      // `navigate` would change the history only after revalidation; the router reads `usr`
      window.history.replaceState({ ...window.history.state, usr: { ...(sentTo && { sentTo }) } }, '')
    },
  }
}
