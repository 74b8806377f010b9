import { z } from 'zod'
import { CONDITION_TYPES } from '#domain/tags/tag-rule.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { CarCard } from './cars.ts'
import { errors } from './errors.ts'
import { atMost, OneLine, procedure, routesOf, voidProcedure } from './procedure.ts'
import { ActivationRules, StoredRules } from './tag-rules.ts'

export const CarTag = z.object({ id: z.int(), name_en: z.string(), name_ar: z.string(), priority: z.int() })

/** A tag as shown to admins. */
export const RuledTag = CarTag.extend({
  enabled: z.boolean(),
  activation_rules: StoredRules,
  /** The number of active ads with the tag, whether or not they show it. */
  cars_count: z.int(),
})
export type RuledTag = z.output<typeof RuledTag>

const RuledTags = z.object({
  /** Most important first. */
  tags: z.array(RuledTag),
  /** The value of the setting with this name. */
  max_annual_mileage_for_low_tag: z.number(),
})
export type RuledTags = z.output<typeof RuledTags>

const Name = OneLine.transform(plainText).pipe(z.string().trim().min(1, 'required').check(atMost(60)))

export const NewTag = z.strictObject({
  name_en: Name,
  name_ar: Name,
  enabled: z.boolean(),
  activation_rules: ActivationRules,
})
export type NewTag = z.output<typeof NewTag>

/** The fields of a tag that an edit is based on. */
const SeenTag = z
  .strictObject({ name_en: z.string(), name_ar: z.string(), enabled: z.boolean(), activation_rules: StoredRules })
  .partial()

/** The name of a maker or model, for displaying rules. */
export const CatalogueName = z.object({
  slug: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
  aliases: z.array(z.string()),
})
export type CatalogueName = z.output<typeof CatalogueName>

const MOST_ID = 1_000_000_000

/** A rule that may be incomplete. */
export const TagToSimulate = z.strictObject({
  /** Null for a new tag. */
  tag_id: z.int().min(1).max(MOST_ID).nullable(),
  enabled: z.boolean(),
  activation_rules: StoredRules,
  /** Used instead of the setting with this name. */
  max_annual_mileage_for_low_tag: z.int().min(1).max(1_000_000).optional(),
})
export type TagToSimulate = z.output<typeof TagToSimulate>

const SomeCars = z.object({
  count: z.int(),
  /** Up to ten cars. */
  first: z.array(CarCard),
})

/** The effect of a rule. Based on data that may be a minute old. */
export const TagSimulation = z.object({
  /** The number of active ads. */
  cars_count: z.int(),
  fits_count: z.int(),
  gains: SomeCars,
  loses: SomeCars,
  /**
   * Up to ten cars that narrowly miss the rule, nearest first. The distance is the relative difference between the
   * value of the car and the required value; with several missed conditions, the largest one counts.
   */
  near: z.array(z.object({ card: CarCard, type: z.enum(CONDITION_TYPES), value: z.number() })),
  /** The number of cars that would have the tag without showing it, because they show two more important tags. */
  hidden_count: z.int(),
  /** Tags that would no longer be shown, with the number of cars. */
  displaces: z.array(z.object({ tag_id: z.int(), count: z.int() })),
})
export type TagSimulation = z.output<typeof TagSimulation>

const OneTag = z.strictObject({ tag_id: z.coerce.number().int().min(1).max(MOST_ID) })

const route = routesOf('tags')

export const tags = {
  list: procedure
    .meta({ access: 'public', scope: 'read', topics: ['tags'] })
    .route(route('List enabled tags', 'GET', '/car-tags', 'Most important first.'))
    .output(z.array(CarTag)),
  list_any: procedure
    .meta({ access: 'admin' })
    .route(
      route(
        'List all tags with their rules',
        'GET',
        '/admin/car-tags',
        'By priority, including disabled tags, with the number of ads that have them.',
      ),
    )
    .output(RuledTags),
  list_names: procedure
    .meta({ access: 'admin' })
    .route(
      route(
        'List the makers and models for rules',
        'GET',
        '/admin/car-tags/names',
        'All names that rules can refer to, including hidden and merged ones.',
      ),
    )
    .output(z.object({ make: z.array(CatalogueName), model: z.array(CatalogueName) })),
  add: procedure
    .meta({ access: 'admin' })
    .route(route('Add a tag', 'POST', '/admin/car-tags', 'The new tag has the lowest priority.'))
    .input(NewTag)
    .errors(errors('TOO_MANY'))
    .output(z.object({ id: z.int() })),
  change: procedure
    .meta({ access: 'admin' })
    .route(route('Change a tag', 'PUT', '/admin/car-tags/{tag_id}', 'Returns the names of the fields that changed.'))
    .input(OneTag.extend({ wanted: NewTag.partial(), seen: SeenTag }))
    .errors(errors('NOT_FOUND', 'CONTENT_CHANGED'))
    .output(z.object({ changed: z.array(z.string()) })),
  simulate: procedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Simulate a rule',
        'POST',
        '/admin/car-tags/simulate',
        'Returns the cars that would gain or lose the tag. Changes nothing.',
      ),
    )
    .input(TagToSimulate)
    .output(TagSimulation),
  move: voidProcedure
    .meta({ access: 'admin' })
    .route(route('Move a tag', 'POST', '/admin/car-tags/{tag_id}/move', 'Places it before another tag, or at the end.'))
    .input(OneTag.extend({ before: z.int().min(1).max(MOST_ID).nullable() }))
    .errors(errors('NOT_FOUND')),
  delete: voidProcedure
    .meta({ access: 'admin' })
    .route(route('Delete a tag', 'DELETE', '/admin/car-tags/{tag_id}', 'Removes it from all ads, in the background.'))
    .input(OneTag)
    .errors(errors('NOT_FOUND')),
}
