import { useEffect, useState } from 'react'
import { RESTORE_STEPS, STEP_HEADER, type RestoreStep } from '#domain/backups/restore-steps.ts'
import type { Lang } from '#domain/language.ts'
import { backupTexts } from '#web/texts/backups/area.ts'
import type { Translate } from '#web/texts/create-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'
import { refusalText, type Refusal } from './refusal-text.ts'

const LOOK_MS = 2000
const UNAVAILABLE = 503

interface Look {
  isGone: boolean
  /** What the restore does; null if that is not said. */
  step: RestoreStep | null
}

async function lookAtSite(): Promise<Look> {
  try {
    const { status, headers } = await fetch('/api/health', { cache: 'no-store' })
    const told = headers.get(STEP_HEADER)
    return { isGone: status === UNAVAILABLE, step: RESTORE_STEPS.find((step) => step === told) ?? null }
  } catch {
    return { isGone: true, step: null }
  }
}

interface Options {
  /** Asks the server for the restore of a backup by its name, or to a time. */
  send: (wanted: string) => Promise<unknown>
  /** Called when the server has taken it up. */
  onBegun: () => void
}

/** Begins a restore, and opens the page again once the site is back. */
export function useRestore({ send, onBegun }: Options) {
  const { t, lang } = useTexts(backupTexts)
  const [isWorking, setWorking] = useState(false)
  const [isAway, setAway] = useState(false)
  const [step, setStep] = useState<RestoreStep | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    // only after it was away: for a moment the site goes on
    let wasAway = false
    async function look(): Promise<void> {
      const { isGone, step: begun } = await lookAtSite()
      if (begun) setStep(begun)
      if (isGone) wasAway = true
      else if (wasAway) location.reload()
    }
    const timer = isAway ? setInterval(() => void look(), LOOK_MS) : undefined
    return () => clearInterval(timer)
  }, [isAway])

  async function restore(wanted: string): Promise<void> {
    setWorking(true)
    setFailure(null)
    try {
      // the page is not revalidated, since the site goes away
      await send(wanted)
      setAway(true)
      onBegun()
    } catch (error) {
      setFailure(textOf(error, t, lang))
    }
    setWorking(false)
  }

  const progress = isAway ? `${t('backups_working')} ${step ? t(`archive_step_${step}`) : ''}`.trim() : null
  return { isAway, progress, isWorking, failure, restore: (wanted: string) => void restore(wanted) }
}

function textOf(error: unknown, t: Translate<typeof backupTexts>, lang: Lang): string {
  const failure = failureOf(error)
  const { reason, reaches_at = null } = failure.data
  return failure.code === 'ARCHIVE_REFUSED'
    ? refusalText({ reason: reason as Refusal['reason'], reaches_at }, t, lang)
    : failureText(failure, t)
}
