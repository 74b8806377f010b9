/** From searching to buying, in this order. */
export const BUYING_STEPS = ['search_to_view', 'view_to_contact', 'contact_to_reply', 'reply_to_sale'] as const
export type BuyingStep = (typeof BUYING_STEPS)[number]

export interface StepCounts {
  step: BuyingStep
  /** How many could take the step, and how many did. */
  from: number
  to: number
}

/** Of fewer no share is told. */
export const FEWEST_OF_STEP = 30

/** In percent with one decimal; null of too few. */
export const stepPercent = ({ from, to }: Pick<StepCounts, 'from' | 'to'>): number | null =>
  from < FEWEST_OF_STEP ? null : Math.round((to / from) * 1000) / 10

/** Where most give up, if enough happened to tell. */
export function weakestStep<Step extends StepCounts>(steps: readonly Step[]): Step | undefined {
  return steps
    .filter((step) => stepPercent(step) !== null)
    .toSorted((a, b) => (stepPercent(a) ?? 0) - (stepPercent(b) ?? 0))[0]
}
