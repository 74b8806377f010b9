import { lazy, Suspense, useContext, useEffectEvent, useLayoutEffect, useState, type ComponentType } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { WaitingWords } from '#web/ui/waiting-words.tsx'
import { IsKept } from './early/is-kept.ts'
import { markPressed } from './early/mark-pressed.ts'
import { loadIfSent } from './load-at-start.ts'
import { loadCode, useIsCodeWaiting } from './load-code.ts'
import { withTexts } from './load-module.ts'
import { reloadOutdatedPage } from './outdated-page.ts'
import { whenUsed } from './when-used.ts'

/** What is shown while the code of a part is missing. */
export interface Waiting {
  /** False until the part is asked for; true by default. */
  isWanted?: boolean
  /**
   * Shown until the part is asked for and loaded: a sign of progress by default. `null` is for parts that no press asks
   * for, which come unnoticed and fail as the page does.
   */
  fallback?: Elements
  /**
   * Called after a failure, which a toast says; `onClose` by default. Without both the failure is said in place of the
   * part, with a button that tries again.
   */
  onFail?: () => void
}

/** Props of the button that opens a part. */
export interface Opener {
  onPointerEnter: () => void
  onPointerDown: () => void
  onFocus: () => void
}

interface Loaders {
  /** For loaders of pages that show the part at once: else it would suspend, and clicks before hydration would be lost. */
  load: () => Promise<void>
  /** Loads the code in advance. Errors are ignored, since the part loads it again. */
  preload: () => void
  opener: Opener
}

interface Options {
  /**
   * For what people read before they use it: a selector of what the server renders. There its code comes with the first
   * interaction with the page, unless `loadReadParts` has loaded it before hydration.
   */
  readIn?: string
  /**
   * For parts that import no area of texts: they do not wait for the texts of other parts, which may never come on a
   * line that was lost.
   */
  hasNoArea?: boolean
}

export type LatePart<Props> = ComponentType<Props & Waiting> & Loaders

/** How long hydration waits for parts that can come later: on some lines requests are never answered. */
const MOST_WAIT_MS = 2000

const readParts: [selector: string, load: () => Promise<void>][] = []

/**
 * A component whose code is loaded when it is shown, or earlier by its loaders. On a control that was pressed for it
 * this shows. If the server renders it before its code is loaded for hydration, it belongs into a `LateBoundary`.
 */
export function latePart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  { readIn, hasNoArea = false }: Options = {},
): LatePart<Props> {
  let Loaded: ComponentType<Props> | null = null
  let reading: Promise<void> | null = null
  // asked for once: in WebKit a second import of a module resolves before the module is evaluated
  const read = () => (reading ??= readOnce().finally(() => (reading = null)))
  const readOnce = async () => {
    Loaded = await (hasNoArea ? importPart() : withTexts(importPart))
  }
  const load = () => loadCode(read).catch(reloadOutdatedPage)
  const tryOnce = () => read().catch(() => {})
  const preload = () => void tryOnce()
  const lazily = (wait: () => Promise<void>) =>
    lazy(async () => {
      await wait()
      await load()
      return { default: Loaded as unknown as ComponentType<Props> }
    })
  const Suspending = lazily(async () => {})
  if (readIn) readParts.push([readIn, tryOnce])
  const Sent = readIn && !import.meta.env.SSR ? lazily(untilUsed) : Suspending

  function LatePart(props: Props & Waiting) {
    // one component as long as it is mounted, so that it keeps its state
    const [Known] = useState(() => Loaded)
    return Known && props.isWanted !== false ? <Known {...props} /> : <Awaited {...props} />
  }

  function Awaited(props: Props & Waiting) {
    const { isWanted = true, fallback = <Coming />, onFail = (props as { onClose?: () => void }).onClose } = props
    const { t } = useTexts()
    const isHydrated = useIsHydrated()
    const isKept = useContext(IsKept)
    // what the server has rendered suspends, so that it stays as it is
    const [isSent] = useState(isWanted && (!isHydrated || isKept))
    const [isUnasked] = useState(fallback === null)
    const [hasFailed, setFailed] = useState(false)
    const isReady = useCode({
      isNeeded: isWanted && !isSent && !isUnasked && !hasFailed,
      isLoaded: () => Loaded !== null,
      load,
      onFail: () => {
        if (!onFail) return setFailed(true)
        addToast({ title: t('code_failed'), variant: 'destructive' })
        return onFail()
      },
    })
    if (isSent) return <Sent {...props} />
    if (isUnasked)
      return (
        <Suspense>
          <Suspending {...props} />
        </Suspense>
      )
    if (hasFailed) return <Again onClick={() => setFailed(false)} />
    return isReady && Loaded ? <Loaded {...props} /> : fallback
  }

  const opener = { onPointerEnter: preload, onPointerDown: preload, onFocus: preload }
  return Object.assign(LatePart, { load, preload, opener })
}

/**
 * Loads the code of what is read first, for pages that will change it as soon as they are hydrated. They do not wait
 * for code that cannot be loaded, as without a connection, and not for long.
 */
export async function loadReadParts(): Promise<void> {
  const loaded = Promise.all(readParts.map(([selector, load]) => loadIfSent(selector, load)))
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, MOST_WAIT_MS))])
}

/** Waits until the page is used. */
const untilUsed = () => new Promise<void>((resolve) => whenUsed(resolve))

interface Code {
  isNeeded: boolean
  isLoaded: () => boolean
  load: () => Promise<void>
  onFail: () => void
}

/** Loads missing code that is needed. The control pressed last shows it meanwhile. @returns whether it is there */
function useCode({ isNeeded, isLoaded, load, onFail }: Code): boolean {
  const [, setLoads] = useState(0)
  const isMissing = isNeeded && !isLoaded()
  const end = useEffectEvent((isThere: boolean) => (isThere ? setLoads((count) => count + 1) : onFail()))

  useLayoutEffect(() => {
    if (!isMissing) return undefined
    const unmark = markPressed()
    let isOver = false
    const endOnce = (isThere: boolean) => {
      if (!isOver) end(isThere)
    }
    load()
      .then(
        () => endOnce(true),
        () => endOnce(false),
      )
      .finally(unmark)
    return () => {
      isOver = true
      unmark()
    }
  }, [isMissing, load])

  return isNeeded && !isMissing
}

function Coming() {
  // then the progress of navigation says what is waited for, in the same place
  if (useIsCodeWaiting()) return null
  return (
    <div role="status" className="navigation-progress">
      <Spinner />
      <WaitingWords />
    </div>
  )
}

function Again({ onClick }: { onClick: () => void }) {
  const { t } = useTexts()
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p>{t('code_failed')}</p>
      <Button variant="quiet" onClick={onClick}>
        {t('error_retry')}
      </Button>
    </div>
  )
}
