export interface ReferenceCity {
  slug: string
  name_en: string
  name_ar: string
  /** Further spellings in either script, without the variants that search normalises anyway. */
  aliases: readonly string[]
  /** Degrees, WGS 84. */
  latitude: number
  longitude: number
  population: number
}

export interface ReferenceRegion {
  slug: string
  name_en: string
  name_ar: string
  aliases: readonly string[]
  cities: readonly ReferenceCity[]
}

export function city(
  slug: string,
  name_en: string,
  name_ar: string,
  [latitude, longitude]: readonly [number, number],
  population: number,
  aliases: readonly string[] = [],
): ReferenceCity {
  return { slug, name_en, name_ar, latitude, longitude, population, aliases }
}
