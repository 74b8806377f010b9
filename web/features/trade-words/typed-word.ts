import type { TradeWordFields } from '#contract/trade-words.ts'
import type { LaterSchema } from '#web/ui/form/later-schema.ts'

/** Values of the inputs of a word of the trade. */
export interface TypedWord {
  lang: string
  about: string
  /** Separated by commas. */
  spellings: string
  meaning_ar: string
  meaning_en: string
}

export const WORD: LaterSchema<TradeWordFields, TypedWord> = {
  load: async () => (await import('./word-schema.ts')).WordForm,
  required: ['spellings', 'meaning_ar', 'meaning_en'],
}

/** @param word null for a new one */
export const typedWord = (word: TradeWordFields | null): TypedWord => ({
  lang: word?.lang ?? 'ar',
  about: word?.about ?? 'condition',
  spellings: word?.spellings.join('، ') ?? '',
  meaning_ar: word?.meaning_ar ?? '',
  meaning_en: word?.meaning_en ?? '',
})
