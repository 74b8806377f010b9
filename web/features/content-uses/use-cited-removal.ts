import type { Citations } from '#contract/content-use.ts'
import { citationsIn, useCitedQuestion, type Removal } from './use-cited-question.ts'

interface Action {
  send: (evenIfCited: boolean) => Promise<unknown>
  onDone?: (() => unknown) | undefined
}

/** Deletes or hides content. What other content refers to is removed only after `CitedWarning`, which gets `warning`. */
export function useCitedRemoval(act: (action: { send: () => Promise<unknown>; onEnd: () => void }) => void) {
  const { ask, warning } = useCitedQuestion()
  const remove = (removal: Removal, action: Action, evenIfCited = false) => {
    let citations: Citations | null = null
    act({
      send: async () => {
        citations = await refusedFor(() => action.send(evenIfCited))
        if (!citations) await action.onDone?.()
      },
      // a dialog that opens earlier would cancel the revalidation, since it adds an entry to the history
      onEnd: () => citations && ask({ citations, removal, onConfirm: () => remove(removal, action, true) }),
    })
  }
  return { remove, warning }
}

async function refusedFor(send: () => Promise<unknown>): Promise<Citations | null> {
  try {
    await send()
    return null
  } catch (error) {
    const citations = citationsIn(error)
    if (!citations) throw error
    return citations
  }
}
