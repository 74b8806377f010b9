import type { BodyType } from '#domain/cars/enumerations.ts'

export interface ReferenceModel {
  /** Unique within the maker. URLs use `{maker}-{model}`. */
  slug: string
  name_en: string
  name_ar: string
  /** Alternative spellings in either script, except variants that search normalises. */
  aliases: readonly string[]
  /** Usual body types, most common first. */
  body_types: readonly BodyType[]
  first_year: number
  /** Null if the model is still sold. */
  last_year: number | null
}

export interface ReferenceMaker {
  slug: string
  name_en: string
  name_ar: string
  aliases: readonly string[]
  models: readonly ReferenceModel[]
}

export function maker(
  slug: string,
  name_en: string,
  name_ar: string,
  aliases: readonly string[],
  models: readonly ReferenceModel[],
): ReferenceMaker {
  return { slug, name_en, name_ar, aliases, models }
}

/** @param years first and last model year; a single year if the model is still sold */
export function model(
  slug: string,
  name_en: string,
  name_ar: string,
  body_types: readonly BodyType[],
  [first_year, last_year]: readonly [number, number?],
  aliases: readonly string[] = [],
): ReferenceModel {
  return { slug, name_en, name_ar, aliases, body_types, first_year, last_year: last_year ?? null }
}
