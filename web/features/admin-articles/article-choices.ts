import type { AnyMaker } from '#contract/car-makers.ts'

/** What a form of an article offers. */
export interface ArticleChoices {
  makers: readonly AnyMaker[]
  /** Most frequent first. */
  tags_ar: readonly string[]
  tags_en: readonly string[]
}
