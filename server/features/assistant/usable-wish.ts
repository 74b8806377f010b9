import type { AssistantState } from '#contract/assistant.ts'
import { CarSearch } from '#contract/search.ts'
import { filtersOf, type Wish, type WishPart } from '#domain/assistant/wish.ts'

/** A wish of a client without the conditions that the search does not have. */
export function usableWish(wish: Wish): Wish {
  const parts = wish.parts.reduce<WishPart[]>((kept, part) => {
    const all = [...kept, part]
    return CarSearch.safeParse(filtersOf({ parts: all })).success ? all : kept
  }, [])
  return { ...wish, parts }
}

export const usableState = (state: AssistantState): AssistantState => ({
  ...state,
  wish: usableWish(state.wish),
  past: state.past.map(usableWish),
})
