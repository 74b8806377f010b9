import { useEffectEvent, useLayoutEffect, useState, type ComponentType } from 'react'
import { loadCode } from '#web/rendering/load-code.ts'
import { markPressed } from '#web/rendering/early/mark-pressed.ts'
import { reloadOutdatedPage } from '#web/rendering/outdated-page.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from './elements.tsx'
import { addToast } from './toasts/toast-store.ts'

export interface Waiting {
  /** False until the component is asked for; true by default. */
  isWanted?: boolean
  /** Shown until the component is asked for and loaded. */
  fallback?: Elements
  /** Called after a failure, which a toast says. It should end the wish, so that the next press tries again. */
  onFail: () => void
}

interface OnDemand {
  /** Loads the code in advance. */
  preload: () => void
}

/**
 * Code-splits a component that a press asks for. The pressed control shows that its code is loaded. Unlike `lazyPart`, a
 * failure affects nothing else on the page.
 */
export function onDemand<Props extends object>(
  importPart: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props & Waiting> & OnDemand {
  let Part: ComponentType<Props> | null = null
  const read = async () => {
    const module = await importPart()
    Part = module.default
  }

  function OnDemandPart(props: Props & Waiting) {
    const { isWanted = true, fallback = null, onFail } = props
    const isReady = useLoaded(isWanted && Part === null, read, onFail)
    return isWanted && isReady && Part ? <Part {...props} /> : fallback
  }

  return Object.assign(OnDemandPart, { preload: () => void read().catch(() => {}) })
}

/** Loads code if it `isMissing`. @returns whether it is loaded */
function useLoaded(isMissing: boolean, read: () => Promise<void>, onFail: () => void): boolean {
  const { t } = useTexts()
  const [, setReads] = useState(0)
  const note = useEffectEvent((isLoaded: boolean) => {
    if (isLoaded) return setReads((count) => count + 1)
    addToast({ title: t('code_failed'), variant: 'destructive' })
    onFail()
  })

  useLayoutEffect(() => {
    if (!isMissing) return undefined
    const unmark = markPressed()
    let isOver = false
    const end = (isLoaded: boolean) => {
      if (!isOver) note(isLoaded)
    }
    loadCode(read)
      .catch(reloadOutdatedPage)
      .then(
        () => end(true),
        () => end(false),
      )
      .finally(unmark)
    return () => {
      isOver = true
      unmark()
    }
  }, [isMissing, read])

  return !isMissing
}
