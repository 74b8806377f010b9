import type { Side } from '#domain/messages/conversation.ts'
import { canTick, HAND_OVER_ITEMS, sidesOf, type HandOverItem } from './items.ts'

export interface Tick {
  item: HandOverItem
  side: Side
}

const isTicked = (ticks: readonly Tick[], item: HandOverItem, side: Side): boolean =>
  ticks.some((tick) => tick.item === item && tick.side === side)

/** Whether everybody who confirms an item has done so. */
export const isDone = (item: HandOverItem, ticks: readonly Tick[]): boolean =>
  sidesOf(item).every((side) => isTicked(ticks, item, side))

export const countDone = (ticks: readonly Tick[]): number =>
  HAND_OVER_ITEMS.filter((item) => isDone(item, ticks)).length

/** What a side has not confirmed yet. */
export const missingOf = (side: Side, ticks: readonly Tick[]): HandOverItem[] =>
  HAND_OVER_ITEMS.filter((item) => canTick(item, side) && !isTicked(ticks, item, side))
