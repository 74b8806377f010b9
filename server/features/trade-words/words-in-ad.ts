import type { WordInText } from '#contract/trade-words.ts'
import { findWords, indexWords, type WordIndex } from '#domain/trade-words/find-words.ts'
import type { Db } from '#server/platform/db/client.ts'
import { trade_words } from '#server/platform/db/schema/index.ts'

export type TradeWordIndex = WordIndex<typeof trade_words.$inferSelect>

export const loadWordIndex = async (db: Db): Promise<TradeWordIndex> => indexWords(await db.select().from(trade_words))

type AdTexts = Record<WordInText['field'], string | null>

/** Words of the trade in the texts of an ad. */
export const wordsInAd = (ad: AdTexts, index: TradeWordIndex): WordInText[] =>
  FIELDS.flatMap((field) =>
    findWords(ad[field] ?? '', index).map(({ from, to, word: { lang, meaning_ar, meaning_en } }) => {
      const meaning = lang === 'ar' ? meaning_en : meaning_ar
      return { field, from, to, lang, meaning }
    }),
  )

const FIELDS = ['ad_title_ar', 'ad_title_en', 'description_ar', 'description_en'] as const
