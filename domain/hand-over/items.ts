import { SIDES, type Side } from '#domain/messages/conversation.ts'

/** What both sides see to before and at the transfer of a car, in the order of a sale. */
export const HAND_OVER_ITEMS = [
  'price',
  'absher',
  'registration',
  'inspection',
  'violations',
  'lien',
  'insurance',
  'odometer',
  'payment',
  'keys',
] as const
export type HandOverItem = (typeof HAND_OVER_ITEMS)[number]

/** Who confirms an item. */
const CONFIRMED_BY: Record<HandOverItem, readonly Side[]> = {
  price: SIDES,
  absher: SIDES,
  registration: ['seller'],
  inspection: ['seller'],
  violations: SIDES,
  lien: ['seller'],
  insurance: ['buyer'],
  odometer: SIDES,
  payment: ['seller'],
  keys: SIDES,
}

/** The sides that confirm an item; it is done once all of them have. */
export const sidesOf = (item: HandOverItem): readonly Side[] => CONFIRMED_BY[item]

export const canTick = (item: HandOverItem, side: Side): boolean => sidesOf(item).includes(side)
