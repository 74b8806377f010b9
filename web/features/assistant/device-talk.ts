import type { AssistantState, AssistantTurn } from '#contract/assistant.ts'
import { deviceStore } from '#web/platform/device/device-store.ts'
import { withTurn, type Talk } from './talk.ts'

/** Older ones are forgotten, since each holds the ads of its answer. */
const MOST_TURNS = 30

/** The conversation of a visitor without an account. */
export const deviceTalk = deviceStore<Talk | null>({
  key: 'assistant-talk',
  read: (stored) => {
    const { id, turns, state } = Object(stored) as Record<string, unknown>
    if (typeof id !== 'string' || !Array.isArray(turns)) return null
    return { id, turns: turns.filter(isTurn).slice(-MOST_TURNS), state: isState(state) ? state : null }
  },
})

/** Adds an answered question to what is stored, also by other tabs. */
export const keepOnDevice = (id: string, turn: AssistantTurn, state: AssistantState): void =>
  deviceTalk.update((talk) => ({ id, turns: withTurn(talk?.id === id ? talk.turns : [], turn), state }))

function isTurn(one: unknown): one is AssistantTurn {
  const { id, message, parts } = Object(one) as Record<string, unknown>
  return typeof id === 'string' && typeof message === 'string' && Array.isArray(parts)
}

function isState(one: unknown): one is AssistantState {
  const { wish, shown, past } = Object(one) as Record<string, unknown>
  return (
    Array.isArray((Object(wish) as Record<string, unknown>)['parts']) && Array.isArray(shown) && Array.isArray(past)
  )
}
