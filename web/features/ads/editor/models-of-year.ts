import type { Model } from '#contract/catalogue.ts'

/** The models that were sold as of that year: next year's from autumn on, the last ones a year longer. */
export const modelsOfYear = <Item extends Pick<Model, 'first_year' | 'last_year'>>(
  models: readonly Item[],
  year: number,
): Item[] =>
  models.filter(({ first_year, last_year }) => year >= first_year - 1 && (last_year === null || year <= last_year + 1))
