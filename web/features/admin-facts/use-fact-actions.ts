import type { AnyFact } from '#contract/facts.ts'
import { nextCheck } from '#domain/facts/next-check.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useCitedRemoval } from '#web/features/content-uses/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { adminFactTexts } from '#web/texts/admin-facts/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useAction } from '#web/ui/use-action.ts'

/** What can be done with a stored fact besides editing; each can be undone. */
export function useFactActions(fact: AnyFact, today: string) {
  const { t, lang } = useTexts(adminFactTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { act, isWorking } = useAction()
  const removal = useCitedRemoval(act)
  const { id: factId, checked_on, check_by } = fact
  const name = `\u2068${fact[`label_${lang}`]}\u2069`

  return {
    isWorking,
    /** Records that it was found to be true today. */
    confirm: (onEnd?: () => void) =>
      act({
        send: () =>
          undoable(t('fact_confirmed', { name }), (call) =>
            api.facts.change({ fact_id: factId, wanted: nextCheck(fact, today), seen: { checked_on, check_by } }, call),
          ),
        ...(onEnd && { onEnd }),
      }),
    remove: (onDone?: () => unknown) =>
      removal.remove('delete', {
        send: (evenIfCited) =>
          undoable(t('fact_deleted', { name }), (call) =>
            api.facts.delete({ fact_id: factId, even_if_cited: evenIfCited }, call),
          ),
        onDone,
      }),
    warning: removal.warning,
  }
}
