import { z } from 'zod'
import { FACT_TOPICS, FACT_UNITS, MOST_FACT_VALUE, SOURCE_QUALITIES } from '#domain/facts/fact-kinds.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { EvenIfCited } from './content-use.ts'
import { errors } from './errors.ts'
import { FactKey } from './fact-key.ts'
import { oneOrMany } from './one-or-many.ts'
import { atMost, OneLine, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { StorableDay } from './timestamp.ts'
import { WebAddress } from './web-address.ts'

/** A fact about owning or buying a car, with its source. Days are in Riyadh. */
export const Fact = z.object({
  key: z.string(),
  topic: z.enum(FACT_TOPICS),
  label_ar: z.string(),
  label_en: z.string(),
  /** Null for a fact that is not a number, which has texts instead. */
  value: z.number().nullable(),
  unit: z.enum(FACT_UNITS).nullable(),
  value_ar: z.string(),
  value_en: z.string(),
  /** Null if it is not known. */
  valid_from: z.iso.date().nullable(),
  source_ar: z.string(),
  source_en: z.string(),
  source_url: z.string().nullable(),
  source_quality: z.enum(SOURCE_QUALITIES),
  checked_on: z.iso.date(),
  /** What is uncertain, or how it is meant; may be empty. */
  note_ar: z.string(),
  note_en: z.string(),
  /** Whether it should have been checked again. */
  is_overdue: z.boolean(),
})
export type Fact = z.output<typeof Fact>

/** A fact as shown to admins. */
export const AnyFact = Fact.extend({ id: z.int(), check_by: z.iso.date() })
export type AnyFact = z.output<typeof AnyFact>

export const FactSearch = z.strictObject({
  topic: z.enum(FACT_TOPICS).optional(),
  key: oneOrMany(FactKey),
})
export type FactSearch = z.output<typeof FactSearch>

const THOUSANDTHS = 1000
const Value = z
  .number('number_wrong')
  .min(0, 'number_wrong')
  .max(MOST_FACT_VALUE, 'number_wrong')
  .refine((value) => Math.round(value * THOUSANDTHS) / THOUSANDTHS === value, 'number_wrong')
const Short = OneLine.transform(plainText).pipe(z.string().trim().check(atMost(200)))
const Required = OneLine.transform(plainText).pipe(z.string().trim().min(1, 'required').check(atMost(200)))
const Note = Text.transform(plainText).pipe(z.string().trim().check(atMost(1000)))

const ChangedFact = z.strictObject({
  topic: z.enum(FACT_TOPICS),
  label_ar: Required,
  label_en: Required,
  value: Value.nullable(),
  unit: z.enum(FACT_UNITS).nullable(),
  value_ar: Short,
  value_en: Short,
  valid_from: StorableDay.nullable(),
  source_ar: Required,
  source_en: Required,
  source_url: WebAddress.nullable(),
  source_quality: z.enum(SOURCE_QUALITIES),
  checked_on: StorableDay,
  check_by: StorableDay,
  note_ar: Note,
  note_en: Note,
})
export type ChangedFact = z.output<typeof ChangedFact>

/** The rules that concern several fields are checked by the server, since a change names only some of them. */
export const FactFields = ChangedFact.extend({ key: FactKey })
export type FactFields = z.output<typeof FactFields>

const SeenFact = z
  .strictObject(ChangedFact.shape)
  .extend({ label_ar: z.string(), label_en: z.string(), source_ar: z.string(), source_en: z.string() })
  .partial()

export const AnyFactSearch = z.strictObject({
  /** Words of the label, the key or the source. */
  q: OneLine.check(atMost(100)).optional(),
  topic: z.enum(FACT_TOPICS).optional(),
  overdue: z.stringbool().optional(),
})
export type AnyFactSearch = z.output<typeof AnyFactSearch>

const AnyFacts = z.object({
  /** Overdue ones first. */
  items: z.array(AnyFact),
  /** All overdue facts, also those that do not match. */
  overdue_count: z.int(),
})
export type AnyFacts = z.output<typeof AnyFacts>

const OneFact = z.strictObject({ fact_id: z.coerce.number().int().min(1).max(1_000_000_000) })

const route = routesOf('facts')
const adminRoute = routesOf('admin: facts')

export const facts = {
  list: procedure
    .meta({ access: 'public', scope: 'read', topics: ['facts'] })
    .route(
      route(
        'List facts',
        'GET',
        '/facts',
        'By topic. With keys only those, in the same order; unknown ones are absent.',
      ),
    )
    .input(FactSearch)
    .output(z.array(Fact)),
  list_any: procedure
    .meta({ access: 'admin' })
    .route(
      adminRoute('List all facts', 'GET', '/admin/facts', 'Overdue facts first, then by the day of the next check.'),
    )
    .input(AnyFactSearch)
    .output(AnyFacts),
  get_any: procedure
    .meta({ access: 'admin' })
    .route(adminRoute('Get a fact', 'GET', '/admin/facts/{fact_id}', 'As shown to admins.'))
    .input(OneFact)
    .errors(errors('NOT_FOUND'))
    .output(AnyFact),
  add: procedure
    .meta({ access: 'admin' })
    .route(adminRoute('Add a fact', 'POST', '/admin/facts', 'Its key never changes, since articles refer to it.'))
    .input(FactFields)
    .errors(errors('INVALID_INPUT'))
    .output(z.object({ id: z.int() })),
  change: procedure
    .meta({ access: 'admin' })
    .route(
      adminRoute('Change a fact', 'PUT', '/admin/facts/{fact_id}', 'Returns the names of the fields that changed.'),
    )
    .input(OneFact.extend({ wanted: ChangedFact.partial(), seen: SeenFact }))
    .errors(errors('NOT_FOUND', 'CONTENT_CHANGED', 'INVALID_INPUT'))
    .output(z.object({ changed: z.array(z.string()) })),
  delete: voidProcedure
    .meta({ access: 'admin' })
    .route(
      adminRoute(
        'Delete a fact',
        'POST',
        '/admin/facts/{fact_id}/delete',
        'Fails while something cites it, unless `even_if_cited` is set. A new version does not add it again.',
      ),
    )
    .input(OneFact.extend(EvenIfCited.shape))
    .errors(errors('NOT_FOUND', 'CITED')),
}
