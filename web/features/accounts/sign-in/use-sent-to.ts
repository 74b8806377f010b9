import { useState } from 'react'
import { useLocation } from 'react-router'
import { useIsReady } from '#web/ui/use-is-ready.ts'

interface SentTo {
  /** The address used at sign-up; null before sign-up. */
  email: string | null
  note: (email: string | null) => void
}

/** Where the confirmation was sent. Stored in the history state, so it survives a reload. */
export function useSentTo(): SentTo {
  const isReady = useIsReady()
  const { state } = useLocation()
  const [noted, setNoted] = useState<string | null>()
  const kept = isReady ? (state as { sent_to?: string } | null)?.sent_to : undefined
  return {
    email: noted === undefined ? (kept ?? null) : noted,
    note: (sent_to) => {
      setNoted(sent_to)
      // `navigate` would change the history only after revalidation; the router reads `usr`
      window.history.replaceState({ ...window.history.state, usr: { ...(sent_to && { sent_to }) } }, '')
    },
  }
}
