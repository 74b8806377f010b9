import { z } from 'zod'
import { LANGUAGES } from '#domain/language.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { MOST_SPELLINGS, WORD_SUBJECTS } from '#domain/trade-words/subjects.ts'
import { distinct } from './distinct.ts'
import { errors } from './errors.ts'
import { atMost, OneLine, procedure, routesOf, Text, voidProcedure } from './procedure.ts'

const Spelling = OneLine.transform(plainText).pipe(z.string().trim().min(1, 'required').check(atMost(60)))
const Meaning = Text.transform(plainText).pipe(z.string().trim().min(1, 'required').check(atMost(300)))

/** A word or phrase of sellers, explained in both languages. */
export const TradeWord = z.object({
  id: z.int(),
  /** Identifies the word on the page of the glossary. */
  slug: z.string(),
  /** The language that it belongs to. */
  lang: z.enum(LANGUAGES),
  /** The usual spelling first. Letters that search does not tell apart need no spelling of their own. */
  spellings: z.array(z.string()),
  meaning_ar: z.string(),
  meaning_en: z.string(),
  about: z.enum(WORD_SUBJECTS),
})
export type TradeWord = z.output<typeof TradeWord>

export const TradeWordFields = z.strictObject({
  lang: z.enum(LANGUAGES),
  spellings: distinct(Spelling).min(1, 'required').max(MOST_SPELLINGS, 'spellings_too_many'),
  meaning_ar: Meaning,
  meaning_en: Meaning,
  about: z.enum(WORD_SUBJECTS),
})
export type TradeWordFields = z.output<typeof TradeWordFields>

const SeenTradeWord = z
  .strictObject({
    ...TradeWordFields.shape,
    spellings: z.array(z.string()),
    meaning_ar: z.string(),
    meaning_en: z.string(),
  })
  .partial()

/** A word of the trade in a text of an ad, for readers of the other language. */
export const WordInText = z.object({
  field: z.enum(['ad_title_ar', 'ad_title_en', 'description_ar', 'description_en']),
  /** Where it begins and ends in the text, in UTF-16 code units. */
  from: z.int(),
  to: z.int(),
  /** The language of the word. */
  lang: z.enum(LANGUAGES),
  /** In the other language. */
  meaning: z.string(),
})
export type WordInText = z.output<typeof WordInText>

const OneWord = z.strictObject({ word_id: z.coerce.number().int().min(1).max(1_000_000_000) })
const publicRoute = routesOf('trade words')
const route = routesOf('admin: trade words')

export const trade_words = {
  list: procedure
    .meta({ access: 'public', scope: 'read', topics: ['trade_words'] })
    .route(
      publicRoute(
        'List the words of the trade',
        'GET',
        '/trade-words',
        'By subject, then by their usual spelling, Arabic words first.',
      ),
    )
    .output(z.array(TradeWord)),
  get: procedure
    .meta({ access: 'admin' })
    .route(route('Get a word of the trade', 'GET', '/admin/trade-words/{word_id}', 'As visitors see it.'))
    .input(OneWord)
    .errors(errors('NOT_FOUND'))
    .output(TradeWord),
  add: procedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Add a word of the trade',
        'POST',
        '/admin/trade-words',
        'Fails if another word has one of its spellings, or one is not in the letters of its language.',
      ),
    )
    .input(TradeWordFields)
    .errors(errors('INVALID_INPUT'))
    .output(z.object({ id: z.int() })),
  change: procedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Change a word of the trade',
        'PUT',
        '/admin/trade-words/{word_id}',
        'Returns the names of the fields that changed.',
      ),
    )
    .input(OneWord.extend({ wanted: TradeWordFields.partial(), seen: SeenTradeWord }))
    .errors(errors('NOT_FOUND', 'CONTENT_CHANGED', 'INVALID_INPUT'))
    .output(z.object({ changed: z.array(z.string()) })),
  delete: voidProcedure
    .meta({ access: 'admin' })
    .route(route('Delete a word of the trade', 'DELETE', '/admin/trade-words/{word_id}', 'Ads no longer explain it.'))
    .input(OneWord)
    .errors(errors('NOT_FOUND')),
}
