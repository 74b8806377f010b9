import { and, gte, inArray, isNull, lte, or, type SQL } from 'drizzle-orm'
import { ATTRIBUTE_FILTERS, codeOf } from '#domain/search/chips/filters.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { cars } from '#server/platform/db/schema/index.ts'
import type { Condition } from './conditions.ts'

/** What a condition on the row of search says of the stored ad; undefined if that takes more than a column. */
export function storedCondition(condition: Condition, { makers, models, cities }: Catalogue): SQL | undefined {
  switch (condition.field) {
    case 'car': {
      const makeIds = idsOf(makers.byId, ({ id }) => condition.makeIds.includes(id))
      const modelIds = idsOf(
        models.byId,
        ({ id, make_id }) => condition.modelIds.includes(id) || condition.makeIds.includes(make_id),
      )
      return or(inArray(cars.make_id, makeIds), inArray(cars.model_id, modelIds), isNull(cars.model_id))
    }
    case 'place': {
      const isThere = ({ id, region_id }: { id: number; region_id: number }) =>
        condition.cityIds.includes(id) || condition.regionIds.includes(region_id)
      return inArray(cars.city_id, idsOf(cities.byId, isThere))
    }
    case 'near':
      return inArray(cars.city_id, condition.cityIds)
    case 'year':
    case 'price':
    case 'mileage': {
      const { field, min, max } = condition
      return and(min === null ? undefined : gte(cars[field], min), max === null ? undefined : lte(cars[field], max))
    }
    default:
      return 'codes' in condition ? hasOneOf(condition) : undefined
  }
}

/** Merged names keep their ids in stored ads. */
const idsOf = <Named>(byId: ReadonlyMap<number, Named>, isWanted: (one: Named) => boolean): number[] =>
  [...byId].filter(([, one]) => isWanted(one)).map(([id]) => id)

function hasOneOf({ field, codes }: Extract<Condition, { codes: number[] }>): SQL | undefined {
  const filter = ATTRIBUTE_FILTERS.find(({ name }) => name === field)
  if (filter?.kind !== 'values') return undefined
  const values: readonly string[] = filter.values
  return inArray(cars[filter.name], values.filter((value) => codes.includes(codeOf(values, value))) as never[])
}
