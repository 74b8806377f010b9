import { z } from 'zod'
import { TradeWordFields } from '#contract/trade-words.ts'

/** Spellings, separated by commas of either script. */
const Spellings = z
  .string()
  .transform((typed) => [...new Set(typed.split(/[,،\n]/).map((spelling) => spelling.trim()))].filter(Boolean))

export const WordForm = z
  .strictObject({
    lang: z.string(),
    about: z.string(),
    spellings: Spellings,
    meaning_ar: z.string(),
    meaning_en: z.string(),
  })
  .pipe(
    TradeWordFields as z.ZodType<
      TradeWordFields,
      Omit<TradeWordFields, 'lang' | 'about'> & Record<'lang' | 'about', string>
    >,
  )
