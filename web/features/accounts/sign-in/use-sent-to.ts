import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useIsReady } from '#web/ui/use-is-ready.ts'

interface SentTo {
  /** The address of the sign-up; null if there is none yet. */
  email: string | null
  note: (email: string | null) => void
}

/** Where the confirmation went. The history keeps it over a reload. */
export function useSentTo(): SentTo {
  const isReady = useIsReady()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  // the history changes only after the page was asked for again
  const [noted, setNoted] = useState<string | null>()
  const kept = isReady ? (state as { sent_to?: string } | null)?.sent_to : undefined
  return {
    email: noted === undefined ? (kept ?? null) : noted,
    note: (sent_to) => {
      setNoted(sent_to)
      void navigate({ search }, { replace: true, preventScrollReset: true, state: { ...(sent_to && { sent_to }) } })
    },
  }
}
