export interface ReferenceCity {
  slug: string
  name_en: string
  name_ar: string
  /** Alternative spellings in either script, except variants that search normalises. */
  aliases: readonly string[]
  /** WGS 84 coordinates in degrees. */
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
  nameEn: string,
  nameAr: string,
  [latitude, longitude]: readonly [number, number],
  population: number,
  aliases: readonly string[] = [],
): ReferenceCity {
  return { slug, name_en: nameEn, name_ar: nameAr, latitude, longitude, population, aliases }
}
