import type { CarPage } from '#contract/search.ts'

/** The number of ads that a search found, without those that are only shown because words of it were ignored. */
export const foundAsAsked = ({ total, understood }: Pick<CarPage, 'total' | 'understood'>): number | null =>
  understood.unsaid.length ? 0 : total
