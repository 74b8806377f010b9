import { useEffect, useState } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'

const LOOK_MS = 2000
const UNAVAILABLE = 503

async function isSiteAway(): Promise<boolean> {
  try {
    const { status } = await fetch('/api/health', { cache: 'no-store' })
    return status === UNAVAILABLE
  } catch {
    return true
  }
}

interface Options {
  /** Asks the server for the restore. */
  send: (name: string) => Promise<unknown>
  /** Called when the server has taken it up. */
  onBegun: () => void
}

/** Begins a restore, and opens the page again once the site is back. */
export function useRestore({ send, onBegun }: Options) {
  const { t } = useTexts()
  const [isWorking, setWorking] = useState(false)
  const [isAway, setAway] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    // only after it was away: for a moment the site goes on
    let wasAway = false
    async function look(): Promise<void> {
      const isGone = await isSiteAway()
      if (isGone) wasAway = true
      else if (wasAway) location.reload()
    }
    const timer = isAway ? setInterval(() => void look(), LOOK_MS) : undefined
    return () => clearInterval(timer)
  }, [isAway])

  async function restore(name: string): Promise<void> {
    setWorking(true)
    setFailure(null)
    try {
      // the page is not revalidated, since the site goes away
      await send(name)
      setAway(true)
      onBegun()
    } catch (error) {
      setFailure(failureText(failureOf(error), t))
    }
    setWorking(false)
  }

  return { isAway, isWorking, failure, restore: (name: string) => void restore(name) }
}
