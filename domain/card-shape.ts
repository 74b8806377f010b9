/** How lists show cars on a phone: `compact` with the picture beside the facts, `large` with the picture above them. */
export const CARD_SHAPES = ['compact', 'large'] as const
export type CardShape = (typeof CARD_SHAPES)[number]

export function cardShapeOf(value: unknown): CardShape {
  return CARD_SHAPES.find((shape) => shape === value) ?? 'compact'
}
