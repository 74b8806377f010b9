import type { CarNews, SearchNews } from '#contract/changes.ts'

export interface Changes {
  cars: readonly CarNews[]
  searches: readonly SearchNews[]
  /** Keeps that the changes of a car or a search were shown. */
  noteShown: (what: { car_id: string } | { search_id: string }) => void
  /** Shows the changes of the last visit again; null if there are none. */
  showAgain: (() => Promise<void>) | null
}
