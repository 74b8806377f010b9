import { useUndoable, type NotedCall } from '#web/features/audit/public.ts'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useMoves } from '#web/ui/order/use-moves.ts'

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
  return useMoves(items, ({ id, before }) => {
    const name = items.find((item) => item.id === id)?.[`name_${lang}`] ?? ''
    return undoable(t('maker_was_moved', { name }), (call) => send(id, before, call))
  })
}
