import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { observeIntersections } from '#web/platform/browser/intersections.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { refusalText } from '#web/ui/form/failure-text.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'

/** Distance from the viewport at which loading begins. */
const AHEAD = '800px'

interface Props {
  list: RefObject<HTMLElement | null>
  load: () => Promise<void>
}

/** Loads older messages on scrolling near them; after a failure by a button. */
export function OlderMessages({ list, load }: Props) {
  const { t } = useTexts(messagesTexts)
  const button = useRef<HTMLButtonElement>(null)

  /** @returns whether loading succeeded */
  async function tryToLoad(): Promise<boolean> {
    try {
      await load()
      return true
    } catch (error) {
      addToast({
        title: t('messages_failed_load'),
        description: refusalText(error, t) ?? t('messages_failed_load_text'),
        variant: 'destructive',
      })
      return false
    }
  }
  const comeNear = useEffectEvent(tryToLoad)

  useEffect(() => {
    const element = button.current
    if (!element) return undefined
    // without it the button remains
    const near = observeIntersections(
      async ([seen]) => {
        if (!seen?.isIntersecting || !(await comeNear())) return
        // observed again, since it may still be near the viewport
        near?.unobserve(element)
        near?.observe(element)
      },
      { root: list.current, rootMargin: AHEAD },
    )
    near?.observe(element)
    return () => near?.disconnect()
  }, [list])

  return (
    <Button ref={button} variant="quiet" className="self-center" onClick={() => void tryToLoad()}>
      {t('messages_older')}
    </Button>
  )
}
