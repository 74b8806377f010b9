import type { CardShape } from '#domain/card-shape.ts'
import { useCardShape } from './card-shape-provider.tsx'

const WIDE_SIZES = '(width >= 80rem) 20rem, (width >= 40rem) 45vw'
const LISTS: Record<CardShape, { className: string; sizes: string; inView: number }> = {
  compact: { className: 'cards cards-compact', sizes: `${WIDE_SIZES}, 36vw`, inView: 3 },
  large: { className: 'cards', sizes: `${WIDE_SIZES}, 100vw`, inView: 1 },
}

/**
 * Layout of card lists on phones in the visitor's card shape: the class of the list, the `sizes` of the pictures, and
 * how many are above the fold.
 */
export const useCardList = () => LISTS[useCardShape().shape]
