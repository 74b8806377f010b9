import { z } from 'zod'
import { BODY_TYPES, FUEL_TYPES } from '#domain/cars/enumerations.ts'
import { logoIdOf } from '#domain/settings/logo-address.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { distinct } from './distinct.ts'
import { errors } from './errors.ts'
import { atMost, OneLine, procedure, routesOf, Text, voidProcedure } from './procedure.ts'

export const MOST_ALIASES = 40

const Name = OneLine.transform(plainText).pipe(z.string().trim().min(1, 'required').check(atMost(60)))
const Names = z.strictObject({
  name_ar: Name,
  name_en: Name,
  /** Alternative spellings that search recognises. */
  aliases: distinct(Name).max(MOST_ALIASES, 'aliases_too_many'),
})
export const MakerFields = Names
export type MakerFields = z.output<typeof MakerFields>

/** Whether it is hidden: sellers cannot choose it, and filters list it only if cars have it. */
const hidden = z.boolean()
const ChangedMaker = Names.extend({
  hidden,
  /** The URL of an uploaded logo. */
  logo_url: Text.refine((address) => logoIdOf(address) !== null, 'invalid').nullable(),
}).partial()

const YEAR = { min: 1886, max: 2100 }
const Year = z.int('invalid').min(YEAR.min, 'invalid').max(YEAR.max, 'invalid')
const ModelShape = Names.extend({
  body_types: distinct(z.enum(BODY_TYPES)),
  first_year: z
    .int({ error: ({ input }) => (input === null ? 'required' : 'invalid') })
    .min(YEAR.min, 'invalid')
    .max(YEAR.max, 'invalid'),
  /** The last model year; null if the model is still sold. */
  last_year: Year.nullable(),
  /** Available numbers of seats; empty if unknown. */
  seats: distinct(z.int('invalid').min(1, 'invalid').max(60, 'invalid')).max(10, 'seats_too_many'),
  /** Available fuel types; empty if unknown. */
  fuel_types: distinct(z.enum(FUEL_TYPES)),
})
const yearsInOrder = ({ first_year, last_year }: { first_year: number; last_year: number | null }) =>
  last_year === null || last_year >= first_year
export const ModelFields = ModelShape.refine(yearsInOrder, {
  path: ['last_year'],
  message: 'years_swapped',
  when: ({ value }) => z.object({ first_year: z.number(), last_year: z.number().nullable() }).safeParse(value).success,
})
export type ModelFields = z.output<typeof ModelFields>
const ChangedModel = ModelShape.extend({ hidden }).partial()

const Stored = z.object({
  id: z.int(),
  slug: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
  aliases: z.array(z.string()),
  hidden,
  /** The number of active ads. */
  cars_count: z.int(),
})
/** The maker or model that it was merged into. */
const mergedInto = z
  .object({
    id: z.int(),
    name_ar: z.string(),
    name_en: z.string(),
    /**
     * The number of ads whose maker or model was changed after the merge. Undoing the merge does not change them back.
     */
    changed_ads: z.int(),
  })
  .nullable()

export const AnyMaker = Stored.extend({
  logo_url: z.string().nullable(),
  models_count: z.int(),
  merged_into: mergedInto,
})
export type AnyMaker = z.output<typeof AnyMaker>
export const AnyModel = Stored.extend({
  body_types: z.array(z.enum(BODY_TYPES)),
  first_year: z.int(),
  last_year: z.int().nullable(),
  seats: z.array(z.int()),
  fuel_types: z.array(z.enum(FUEL_TYPES)),
  /** Includes the ID of the maker. */
  merged_into: mergedInto.unwrap().extend({ make_id: z.int() }).nullable(),
})
export type AnyModel = z.output<typeof AnyModel>

/** A model name that sellers typed because the catalogue did not have it. */
export const TypedModel = z.object({
  make_id: z.int(),
  make_name_ar: z.string(),
  make_name_en: z.string(),
  /** The most common spelling. */
  typed: z.string(),
  /** The number of ads in any state. */
  ads_count: z.int(),
  /** Up to three ads. */
  examples: z.array(z.object({ id: z.uuid(), title_ar: z.string(), title_en: z.string() })),
})
export type TypedModel = z.output<typeof TypedModel>

/** The maximum of the smallint column. */
const MOST_ID = 32_767
const Id = z.coerce.number().int().min(1).max(MOST_ID)
const OneMaker = z.strictObject({ make_id: Id })
const OneModel = z.strictObject({ model_id: Id })
const OtherId = z.int().min(1).max(MOST_ID)
/** The item that it is placed before; null for the end of the list. */
const before = OtherId.nullable()
const Changed = z.object({ changed: z.array(z.string()) })

const route = routesOf('admin: makers')
const UNDO = 'Everything that belongs to it is assigned to the target. Undoing the merge restores it.'
const IF_UNUSED = 'Fails if ads or drafts use it.'

export const car_makers = {
  list: procedure
    .meta({ access: 'admin' })
    .route(
      route(
        'List all makers',
        'GET',
        '/admin/car-makers',
        'In display order. Includes hidden and merged makers, with the numbers of their models and active ads.',
      ),
    )
    .output(z.array(AnyMaker)),
  get: procedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Get a maker with its models',
        'GET',
        '/admin/car-makers/{make_id}',
        'Both as shown to admins, with the numbers of active ads. Models are in display order.',
      ),
    )
    .input(OneMaker)
    .errors(errors('NOT_FOUND'))
    .output(z.object({ maker: AnyMaker, models: z.array(AnyModel) })),
  add: procedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Add a maker',
        'POST',
        '/admin/car-makers',
        'The new maker comes last. Its slug derives from the English name and never changes.',
      ),
    )
    .input(MakerFields)
    .errors(errors('INVALID_INPUT'))
    .output(z.object({ id: z.int() })),
  change: procedure
    .meta({ access: 'admin' })
    .route(
      route('Change a maker', 'PUT', '/admin/car-makers/{make_id}', 'Returns the names of the fields that changed.'),
    )
    .input(OneMaker.extend({ wanted: ChangedMaker, seen: ChangedMaker }))
    .errors(errors('NOT_FOUND', 'CONTENT_CHANGED', 'INVALID_INPUT'))
    .output(Changed),
  move: voidProcedure
    .meta({ access: 'admin' })
    .route(
      route('Move a maker', 'POST', '/admin/car-makers/{make_id}/move', 'Places it before another one, or at the end.'),
    )
    .input(OneMaker.extend({ before }))
    .errors(errors('NOT_FOUND')),
  merge: voidProcedure
    .meta({ access: 'admin' })
    .route(route('Merge a maker into another one', 'POST', '/admin/car-makers/{make_id}/merge', UNDO))
    .input(OneMaker.extend({ into: OtherId }))
    .errors(errors('NOT_FOUND', 'INVALID_INPUT')),
  delete: voidProcedure
    .meta({ access: 'admin' })
    .route(route('Delete a maker with its models', 'DELETE', '/admin/car-makers/{make_id}', IF_UNUSED))
    .input(OneMaker)
    .errors(errors('NOT_FOUND', 'IN_USE')),
  add_model: procedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Add a model of a maker',
        'POST',
        '/admin/car-makers/{make_id}/models',
        'The new model comes last. Its slug derives from the English names and never changes.',
      ),
    )
    .input(OneMaker.extend({ model: ModelFields }))
    .errors(errors('NOT_FOUND', 'INVALID_INPUT'))
    .output(z.object({ id: z.int() })),
  change_model: procedure
    .meta({ access: 'admin' })
    .route(
      route('Change a model', 'PUT', '/admin/car-models/{model_id}', 'Returns the names of the fields that changed.'),
    )
    .input(OneModel.extend({ wanted: ChangedModel, seen: ChangedModel }))
    .errors(errors('NOT_FOUND', 'CONTENT_CHANGED', 'INVALID_INPUT'))
    .output(Changed),
  move_model: voidProcedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Move a model',
        'POST',
        '/admin/car-models/{model_id}/move',
        'Places it before another one, or at the end.',
      ),
    )
    .input(OneModel.extend({ before }))
    .errors(errors('NOT_FOUND')),
  merge_model: voidProcedure
    .meta({ access: 'admin' })
    .route(route('Merge a model into another one', 'POST', '/admin/car-models/{model_id}/merge', UNDO))
    .input(OneModel.extend({ into: OtherId }))
    .errors(errors('NOT_FOUND', 'INVALID_INPUT')),
  delete_model: voidProcedure
    .meta({ access: 'admin' })
    .route(route('Delete a model', 'DELETE', '/admin/car-models/{model_id}', IF_UNUSED))
    .input(OneModel)
    .errors(errors('NOT_FOUND', 'IN_USE')),
  list_typed: procedure
    .meta({ access: 'admin' })
    .route(route('List models that sellers typed', 'GET', '/admin/typed-models', 'Most frequent first, at most 100.'))
    .output(z.object({ items: z.array(TypedModel), total: z.int() })),
  map_typed: voidProcedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Add a spelling to a model',
        'POST',
        '/admin/car-models/{model_id}/spellings',
        'Ads and drafts with this spelling belong to the model from then on.',
      ),
    )
    .input(OneModel.extend({ typed: Name }))
    .errors(errors('NOT_FOUND', 'ALREADY_DECIDED', 'INVALID_INPUT')),
}
