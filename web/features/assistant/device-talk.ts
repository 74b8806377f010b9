import type { AssistantState, AssistantTurn } from '#contract/assistant.ts'
import { deviceStore } from '#web/platform/device/device-store.ts'
import type { Talk } from './talk.ts'

/** Stands for the conversation of a visitor, of which there is one. */
export const ON_DEVICE = 'device'

/** Older ones are forgotten, since each holds the ads of its answer. */
const MOST_TURNS = 30

interface DeviceTurn extends AssistantTurn {
  /** What the message after it refers to. */
  state: AssistantState
}

type Turns = ReadonlyMap<string, DeviceTurn | null>

/** What visitors without an account asked: each has a key of its own, so that no tab overwrites what another one adds. */
const turns = deviceStore<DeviceTurn | null>({
  key: 'assistant-turn *',
  read: (stored) => (isTurn(stored) ? stored : null),
})

export const useDeviceTurns = () => turns.useAll()

/** The conversation of a visitor; null before its first answer. */
export function deviceTalk(all: Turns = turns.all()): Talk | null {
  const known = [...all.values()]
    .filter((turn) => turn !== null)
    .toSorted((one, other) => Date.parse(one.asked_at) - Date.parse(other.asked_at))
  const last = known.at(-1)
  return last ? { id: ON_DEVICE, turns: known, state: last.state } : null
}

export function keepOnDevice(turn: AssistantTurn, state: AssistantState): void {
  turns.set({ ...turn, state }, turn.id)
  for (const { id } of deviceTalk()?.turns.slice(0, -MOST_TURNS) ?? []) turns.set(undefined, id)
}

/** @returns a function that restores it */
export function clearDeviceTalk(): () => void {
  const before = [...turns.all()]
  for (const [id] of before) turns.set(undefined, id)
  return () => {
    for (const [id, turn] of before) if (turn) turns.set(turn, id)
  }
}

function isTurn(one: unknown): one is DeviceTurn {
  const { id, message, parts, asked_at, state } = Object(one) as Record<string, unknown>
  return [id, message, asked_at].every((text) => typeof text === 'string') && Array.isArray(parts) && isState(state)
}

function isState(one: unknown): one is AssistantState {
  const { wish, shown, past } = Object(one) as Record<string, unknown>
  return (
    Array.isArray((Object(wish) as Record<string, unknown>)['parts']) && Array.isArray(shown) && Array.isArray(past)
  )
}
