import type { Side } from '#domain/messages/conversation.ts'
import type { HandOverItem } from './items.ts'
import type { Tick } from './progress.ts'

export interface ShownTick extends Tick {
  /** Null until the server has it. */
  ticked_at: string | null
}

export interface TickChange {
  item: HandOverItem
  is_ticked: boolean
}

/** The ticks as a side sees them: with its changes that the server has not acknowledged. */
export function withChanges(ticks: readonly ShownTick[], changes: readonly TickChange[], side: Side): ShownTick[] {
  const isTicked = new Map(changes.map((change) => [change.item, change.is_ticked]))
  const isKept = (tick: ShownTick) => tick.side !== side || isTicked.get(tick.item) !== false
  const isKnown = (item: HandOverItem) => ticks.some((tick) => tick.item === item && tick.side === side)
  const added = changes.filter((change) => change.is_ticked && !isKnown(change.item))
  return [...ticks.filter(isKept), ...added.map(({ item }) => ({ item, side, ticked_at: null }))]
}
