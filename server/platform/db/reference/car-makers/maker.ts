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
  nameEn: string,
  nameAr: string,
  aliases: readonly string[],
  models: readonly ReferenceModel[],
): ReferenceMaker {
  return { slug, name_en: nameEn, name_ar: nameAr, aliases, models }
}

/** @param years first and last model year; a single year if the model is still sold */
export function model(
  slug: string,
  nameEn: string,
  nameAr: string,
  bodyTypes: readonly BodyType[],
  [firstYear, lastYear]: readonly [number, number?],
  aliases: readonly string[] = [],
): ReferenceModel {
  return {
    slug,
    name_en: nameEn,
    name_ar: nameAr,
    aliases,
    body_types: bodyTypes,
    first_year: firstYear,
    last_year: lastYear ?? null,
  }
}
