import { useRevalidator } from 'react-router'
import { auditTexts } from '#web/texts/audit/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { addToast, removeToast } from '#web/ui/toasts/toast-store.ts'
import { offerRest } from './offer-rest.ts'
import type { Undone } from './undo.ts'

/**
 * How long the undo toast is shown, in milliseconds: long enough to reach it by keyboard. The time pauses while the
 * toast is hovered or focused, and in a hidden tab.
 */
export const UNDO_MS = 20_000
/** The same with a list to read first of what was left. */
export const REST_MS = 60_000

type Undo = () => Promise<Undone>

/** Undoes changes and says in toasts what was undone and what was left. */
export function useTakeBack() {
  const { t } = useTexts(auditTexts)
  const { revalidate } = useRevalidator()

  /** The undo button of a toast. */
  const offer = (undo: Undo, onUndone?: () => void) => ({
    duration: UNDO_MS,
    action: { label: t('undo'), keys: 'Z', onSelect: () => void takeBack(undo, onUndone) },
  })

  async function takeBack(undo: Undo, onUndone?: () => void) {
    const waiting = addToast({ title: t('undo_working'), duration: UNDO_MS })
    const undone = await undo()
    const { text, hasFailed, remaining } = undone
    const more = offerRest(undone, t, () => void takeBack(undo, onUndone))
    removeToast(waiting)
    addToast({
      title: text,
      variant: !hasFailed ? 'success' : more ? 'default' : 'destructive',
      ...(remaining.length > 0 && offer(undo, onUndone)),
      ...(more && { more, duration: REST_MS }),
    })
    if (!hasFailed) onUndone?.()
    // revalidating would fail without a connection
    if (!remaining.length) await revalidate()
  }

  return { takeBack, offer }
}
