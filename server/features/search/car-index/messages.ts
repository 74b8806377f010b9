import type { Condition } from '../conditions.ts'
import type { CountQuestion } from '../count-facets.ts'
import type { PagePick } from './pick-page.ts'
import type { Tallied } from './tally.ts'

/** What the index is asked; `now` in milliseconds. */
export type IndexQuestion =
  | { kind: 'count'; questions: readonly CountQuestion[]; now: number }
  | { kind: 'page'; conditions: readonly Condition[]; pick: PagePick; now: number }

export interface IndexAnswers {
  count: Tallied[]
  /** Keys of cars, in order. */
  page: number[]
}

export type ToIndex = { id: number; question: IndexQuestion } | 'changed'

/** `answer` is null where the database has to be asked. */
export type FromIndex = { id: number; answer: IndexAnswers[keyof IndexAnswers] | null } | 'ready' | 'reading'
