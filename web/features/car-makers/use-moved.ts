import { useUndoable, type NotedCall } from '#web/features/audit/public.ts'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useOrder } from '#web/ui/order/use-order.ts'
import { useAction } from '#web/ui/use-action.ts'

interface Entry {
  id: number
  name_ar: string
  name_en: string
}

/**
 * Optimistic reordering of makers or models.
 * @param send sends a move; `before` is null for the end of the list
 */
export function useMoved<Item extends Entry>(
  items: readonly Item[],
  send: (id: number, before: number | null, call: NotedCall) => Promise<unknown>,
) {
  const { t, lang } = useTexts(carMakerTexts)
  const undoable = useUndoable()
  const { act } = useAction()
  const { ordered, ids, showMoved } = useOrder(items)
  function move(id: number, before: number | null) {
    const name = items.find((item) => item.id === id)?.[`name_${lang}`] ?? ''
    showMoved(id, before)
    act({ send: () => undoable(t('maker_was_moved', { name }), (call) => send(id, before, call)) })
  }
  return { ordered, ids, move }
}
