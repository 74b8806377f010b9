import { useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { KEPT_PAGE } from '#contract/kept-pages.ts'
import { readServerTiming } from '#web/platform/browser/server-timing.ts'
import { timeOfServer } from './connection.ts'

interface ShownAt {
  /** When the server made the page, in ISO 8601. */
  at: string
  /** Whether the service worker has shown a page that it had kept. */
  isKept: boolean
}

/** When the page was made that is shown, or its data were fetched again. */
export function useShownAt(): ShownAt {
  const { key } = useLocation()
  const loaderData = useMatches().at(-1)?.loaderData
  const [shown, setShown] = useState(() => ({ key, loaderData, ...firstPage() }))
  if (key === shown.key && loaderData === shown.loaderData) return shown
  const next = { key, loaderData, at: timeOfServer().toISOString(), isKept: false }
  setShown(next)
  return next
}

function firstPage(): ShownAt {
  const kept = readServerTiming(KEPT_PAGE)
  if (kept === null) return { at: timeOfServer().toISOString(), isKept: false }
  const made = Date.parse(kept)
  return { at: new Date(Number.isNaN(made) ? 0 : made).toISOString(), isKept: true }
}
