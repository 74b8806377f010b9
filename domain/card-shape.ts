/**
 * How lists show cars on a phone: `large` with the picture above the facts, which is the default, or `compact` with the
 * picture beside them.
 */
export const CARD_SHAPES = ['large', 'compact'] as const
export type CardShape = (typeof CARD_SHAPES)[number]

export function cardShapeOf(value: unknown): CardShape {
  return CARD_SHAPES.find((shape) => shape === value) ?? CARD_SHAPES[0]
}
