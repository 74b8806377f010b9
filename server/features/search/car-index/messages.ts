import type { CodeCounts, CodeName } from '../questions/facet-codes.ts'
import type { Condition } from '../questions/conditions.ts'
import type { PagePick } from './pick-page.ts'

/** Asks how many cars match all conditions, by these names. */
export interface CountQuestion {
  conditions: readonly Condition[]
  names: readonly CodeName[]
}

/** The number of matching cars, and how many of them have each code of the requested names. */
export interface CountedCars {
  total: number
  counts: Partial<CodeCounts>
}

/** Requests to the index; `now` in milliseconds. */
export type IndexQuestion =
  | { kind: 'count'; questions: readonly CountQuestion[]; now: number }
  | { kind: 'page'; conditions: readonly Condition[]; pick: PagePick; now: number }

export interface IndexAnswers {
  /** Packed as `packed-counts.ts` describes. */
  count: Int32Array<ArrayBuffer>
  /** Keys of cars, in order. */
  page: Float64Array<ArrayBuffer>
}

export type ToIndex = { id: number; question: IndexQuestion } | 'changed'

/** `answer` is null if the database has to be queried. */
export type FromIndex = { id: number; answer: IndexAnswers[keyof IndexAnswers] | null } | 'ready' | 'reading'
