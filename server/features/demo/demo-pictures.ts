import { readFileSync } from 'node:fs'
import { COLORS, type BodyType, type Color } from '#domain/cars/enumerations.ts'

/** For each drawn car, such as `suv-white`: its views, the cover first, and the colours of each. */
export type PictureList = Readonly<Record<string, Readonly<Record<string, string>>>>

export const PICTURES: PictureList = JSON.parse(
  readFileSync(new URL('pictures/pictures.json', import.meta.url), 'utf8'),
)

/** Models of these bodies come in two shapes. */
const SHAPES: Partial<Record<BodyType, readonly string[]>> = { sedan: ['sedan', 'saloon'], suv: ['suv', 'offroader'] }

/**
 * Addresses of pictures of such a car, the cover first. None where no such car was drawn in that colour.
 * @param variant any whole number from 0; the same one gives the same shape where both exist
 */
export function demoPictures(body_type: BodyType, color: Color, variant: number): string[] {
  const shapes = SHAPES[body_type] ?? [body_type]
  const drawn = shapes.filter((shape) => PICTURES[`${shape}-${color}`])
  const shape = drawn[variant % drawn.length]
  if (!shape) return []
  return Object.entries(PICTURES[`${shape}-${color}`] ?? {}).map(
    ([view, colors]) => `/pictures/demo/${shape}-${color}-${view}-960.webp?p=${colors}`,
  )
}

/** The colours in which such a car was drawn. */
export function drawnColors(body_type: BodyType): Color[] {
  return COLORS.filter((color) => demoPictures(body_type, color, 0).length > 0)
}
