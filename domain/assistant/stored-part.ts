import type { Lang } from '#domain/language.ts'
import type { FactTopic } from '#domain/facts/fact-kinds.ts'
import type { AskedField } from './car-question.ts'
import type { ModelAsked } from './model-asked.ts'
import type { StatedLoan } from './loan/stated-loan.ts'
import type { BackQuestion, Saying } from './sayings.ts'
import type { Wish } from './wish.ts'
import type { SitePage } from './site-matters.ts'
import type { Written } from './written/reference.ts'

export const CALCULATORS = ['yearly-cost', 'instalments', 'transfer'] as const
export type CalculatorName = (typeof CALCULATORS)[number]

/**
 * A part of an answer as it is stored: texts by their keys, ads, prices and facts by reference, so that an old answer
 * shows them as they are when it is read.
 */
export type StoredPart =
  | { kind: 'saying'; saying: Saying; values: Record<string, string | number> }
  | { kind: 'wish'; wish: Wish; not_understood: readonly string[] }
  /** `next` is where the search goes on; null after its last page. */
  | { kind: 'cars'; car_ids: readonly string[]; total: number; next?: string | null }
  | { kind: 'question'; question: BackQuestion; choices: readonly { key: string; wish: Wish; total: number | null }[] }
  | { kind: 'comparison'; car_ids: readonly string[] }
  | ({ kind: 'prices' } & ModelAsked)
  | ({ kind: 'yearly_cost' } & Omit<ModelAsked, 'city'>)
  /** What a loan costs, or which number is needed to tell. */
  | { kind: 'instalments'; loan: StatedLoan }
  /** Where to reach the people who run the site. */
  | { kind: 'contact' }
  | { kind: 'site_pages'; pages: readonly SitePage[] }
  | { kind: 'facts'; topics: readonly FactTopic[]; calculators: readonly CalculatorName[] }
  | { kind: 'car'; car_id: string; fields: readonly AskedField[]; words: readonly string[] }
  /** Where the price of an ad lies. */
  | { kind: 'fair_price'; car_id: string }
  | { kind: 'draft'; car_id: string; text: string }
  /** A sentence of a language model. */
  | { kind: 'written'; language: Lang; pieces: Written }
