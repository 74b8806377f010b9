/** The steps from searching to buying, in order. */
export const BUYING_STEPS = ['search_to_view', 'view_to_contact', 'contact_to_reply', 'reply_to_sale'] as const
export type BuyingStep = (typeof BUYING_STEPS)[number]

export interface StepCounts {
  step: BuyingStep
  /** The number of visitors who could take the step, and of those who did. */
  from: number
  to: number
}

/** The minimum number for which a percentage is shown. */
export const FEWEST_OF_STEP = 30

/** In percent with one decimal; null below the minimum number. */
export const stepPercent = ({ from, to }: Pick<StepCounts, 'from' | 'to'>): number | null =>
  from < FEWEST_OF_STEP ? null : Math.round((to / from) * 1000) / 10

/** The step with the lowest percentage; null if none has enough visitors. */
export function weakestStep<Step extends StepCounts>(steps: readonly Step[]): Step | undefined {
  return steps
    .filter((step) => stepPercent(step) !== null)
    .toSorted((a, b) => (stepPercent(a) ?? 0) - (stepPercent(b) ?? 0))[0]
}
