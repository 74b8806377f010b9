import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { ROOT } from '#server/platform/root.ts'
import { COLORS, type BodyType, type Color } from '#domain/cars/enumerations.ts'

export const DEMO_PICTURES = new URL('server/features/demo/pictures/', ROOT)

/** Views of each rendered car, such as `suv-white`, cover first, with their colours. */
export type PictureList = Readonly<Record<string, Readonly<Record<string, string>>>>

export const PICTURES: PictureList = JSON.parse(readFileSync(new URL('pictures.json', DEMO_PICTURES), 'utf8'))

/** Body types that exist in two shapes. */
const SHAPES: Partial<Record<BodyType, readonly string[]>> = { sedan: ['sedan', 'saloon'], suv: ['suv', 'offroader'] }

/** Views that an ad may begin with, so that a list of similar cars shows them from several sides. */
const COVERS = ['front34', 'other34', 'side']

/**
 * Picture URLs of a body type and colour, cover first; empty if none were rendered.
 * @param variant a non-negative integer, which selects the shape of body types that have two
 * @param turn a non-negative integer, which selects the cover
 */
export function demoPictures(bodyType: BodyType, color: Color, variant: number, turn = 0): string[] {
  const shapes = SHAPES[bodyType] ?? [bodyType]
  const drawn = shapes.filter((shape) => PICTURES[`${shape}-${color}`])
  const shape = drawn[variant % drawn.length]
  if (!shape) return []
  const cover = COVERS[turn % COVERS.length]
  return Object.entries(PICTURES[`${shape}-${color}`] ?? {})
    .toSorted(([one], [other]) => Number(other === cover) - Number(one === cover))
    .map(([view, colors]) => `/pictures/demo/${shape}-${color}-${view}-960.webp?a=960&p=${colors}`)
}

/** Reads the file of a picture URL, as AVIF. */
export const readDemoPicture = (url: string): Promise<Buffer> =>
  readFile(new URL(`${basename(new URL(url, 'https://demo.example').pathname, '.webp')}.avif`, DEMO_PICTURES))

/** The colours in which a body type was rendered. */
export function drawnColors(bodyType: BodyType): Color[] {
  return COLORS.filter((color) => demoPictures(bodyType, color, 0).length > 0)
}
