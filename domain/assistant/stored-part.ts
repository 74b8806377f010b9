import type { FactTopic } from '#domain/facts/fact-kinds.ts'
import type { AskedField } from './car-question.ts'
import type { BackQuestion, Saying } from './sayings.ts'
import type { Wish } from './wish.ts'

export const CALCULATORS = ['yearly-cost', 'instalments', 'transfer'] as const
export type CalculatorName = (typeof CALCULATORS)[number]

/** A car of a model, by slugs; null for all years or cities. */
export interface ModelAsked {
  model: string
  year: number | null
  city: string | null
}

/**
 * A part of an answer as it is stored: texts by their keys, ads, prices and facts by reference, so that an old answer
 * shows them as they are when it is read.
 */
export type StoredPart =
  | { kind: 'saying'; saying: Saying; values: Record<string, string | number> }
  | { kind: 'wish'; wish: Wish; not_understood: readonly string[] }
  | { kind: 'cars'; car_ids: readonly string[]; total: number }
  | { kind: 'question'; question: BackQuestion; choices: readonly { key: string; wish: Wish; total: number | null }[] }
  | { kind: 'comparison'; car_ids: readonly string[] }
  | ({ kind: 'prices' } & ModelAsked)
  | ({ kind: 'yearly_cost' } & Omit<ModelAsked, 'city'>)
  | { kind: 'facts'; topics: readonly FactTopic[]; calculators: readonly CalculatorName[] }
  | { kind: 'car'; car_id: string; fields: readonly AskedField[]; words: readonly string[] }
  | { kind: 'draft'; car_id: string; text: string }
