import { useState } from 'react'
import { useLocation } from 'react-router'
import { useIsReady } from '#web/ui/use-is-ready.ts'

interface SentTo {
  /** The address of the sign-up; null if there is none yet. */
  email: string | null
  note: (email: string | null) => void
}

/** Where the confirmation went. The history keeps it over a reload. */
export function useSentTo(): SentTo {
  const isReady = useIsReady()
  const { state } = useLocation()
  const [noted, setNoted] = useState<string | null>()
  const kept = isReady ? (state as { sent_to?: string } | null)?.sent_to : undefined
  return {
    email: noted === undefined ? (kept ?? null) : noted,
    note: (sent_to) => {
      setNoted(sent_to)
      // not by navigating, which changes the history only after the page was asked for again; the router reads `usr`
      window.history.replaceState({ ...window.history.state, usr: { ...(sent_to && { sent_to }) } }, '')
    },
  }
}
