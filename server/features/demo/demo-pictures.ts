import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { ROOT } from '#server/platform/root.ts'
import { COLORS, type BodyType, type Color, type InteriorColor } from '#domain/cars/enumerations.ts'

export const DEMO_PICTURES = new URL('server/features/demo/pictures/', ROOT)

/** Views of each rendered car, such as `suv-white`, and of each inside, such as `cabin-beige`, with their colours. */
export type PictureList = Readonly<Record<string, Readonly<Record<string, string>>>>

export const PICTURES: PictureList = JSON.parse(readFileSync(new URL('pictures.json', DEMO_PICTURES), 'utf8'))

/** Body types that exist in two shapes. */
const SHAPES: Partial<Record<BodyType, readonly string[]>> = { sedan: ['sedan', 'saloon'], suv: ['suv', 'offroader'] }

/** Views that an ad may begin with, so that a list of similar cars shows them from several sides. */
const COVERS = ['front34', 'other34', 'side']

/** So many pictures come before the first of the inside. */
const BEFORE_DASH = 3

/** Views of the inside that a body has. The one that was rendered has a roof, a rear bench and a load room behind it. */
const INSIDE: Record<BodyType, readonly string[]> = {
  sedan: ['dash', 'seats', 'rear'],
  suv: ['dash', 'seats', 'rear', 'boot'],
  hatchback: ['dash', 'seats', 'rear', 'boot'],
  wagon: ['dash', 'seats', 'rear', 'boot'],
  pickup: ['dash', 'seats', 'rear'],
  coupe: ['dash', 'seats'],
  convertible: [],
}

interface Car {
  body: BodyType
  color: Color
  interior_color?: InteriorColor | null
  /** A non-negative integer, which selects the shape of body types that have two. */
  variant: number
  /** A non-negative integer, which selects the cover. */
  turn?: number
}

/**
 * Picture URLs of a car, cover first: from outside with the dashboard among the first, then from inside; empty if its
 * outside was not rendered.
 */
export function demoPictures({ body, color, interior_color = null, variant, turn = 0 }: Car): string[] {
  const shapes = SHAPES[body] ?? [body]
  const drawn = shapes.filter((shape) => PICTURES[`${shape}-${color}`])
  const shape = drawn[variant % drawn.length]
  if (!shape) return []
  const cover = COVERS[turn % COVERS.length]
  const outside = addressesOf(`${shape}-${color}`).toSorted(
    ([one], [other]) => Number(other === cover) - Number(one === cover),
  )
  const [dash, ...inside] = addressesOf(`cabin-${interior_color}`).filter(([view]) => INSIDE[body].includes(view))
  const ordered = [...outside.slice(0, BEFORE_DASH), ...(dash ? [dash] : []), ...outside.slice(BEFORE_DASH), ...inside]
  return ordered.map(([, address]) => address)
}

const addressesOf = (drawn: string) =>
  Object.entries(PICTURES[drawn] ?? {}).map(
    ([view, colors]) => [view, `/pictures/demo/${drawn}-${view}-960.webp?a=960&p=${colors}`] as const,
  )

/** Reads the file of a picture URL, as AVIF. */
export const readDemoPicture = (url: string): Promise<Buffer> =>
  readFile(new URL(`${basename(new URL(url, 'https://demo.example').pathname, '.webp')}.avif`, DEMO_PICTURES))

/** The colours in which a body type was rendered. */
export function drawnColors(bodyType: BodyType): Color[] {
  return COLORS.filter((color) => demoPictures({ body: bodyType, color, variant: 0 }).length > 0)
}
