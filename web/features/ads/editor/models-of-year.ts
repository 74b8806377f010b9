import type { Model } from '#contract/catalogue.ts'

/** Models of a year. One year of tolerance at each end: new models are sold early, old ones late. */
export const modelsOfYear = <Item extends Pick<Model, 'first_year' | 'last_year'>>(
  models: readonly Item[],
  year: number,
): Item[] =>
  models.filter(({ first_year, last_year }) => year >= first_year - 1 && (last_year === null || year <= last_year + 1))
