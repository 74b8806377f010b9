/**
 * A picture's address says all that a page needs to know of it: `…-960.webp?p=d9d8d6-8c2a2e-c9c8c6` is 960 pixels
 * wide, has a sister of 480, and about these colours at its top, in its middle and at its bottom. With `a=1600` there
 * are sisters in AVIF too, and the widest are of 1600.
 */
export const PICTURE_WIDTHS = [480, 960, 1600] as const

const NAMED = /-960\.webp(?=\?|$)/
const WIDEST = /[?&]a=(960|1600)(?:&|$)/
const COLORS = /[?&]p=([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})$/

interface Described {
  /** Without `-960.webp`. */
  base: string
  widest: 960 | 1600
  /** Of top, middle and bottom, as six hexadecimal digits each. */
  colors: readonly string[]
}

export const pictureAddress = ({ base, widest, colors }: Described): string =>
  `${base}-960.webp?a=${widest}&p=${colors.join('-')}`

/** The same picture 480 pixels wide; null where there is none. */
export function smallAddress(address: string): string | null {
  return NAMED.test(address) ? address.replace(NAMED, '-480.webp') : null
}

/** The `srcset` of each type, the better first; none for a drawing. */
export function pictureSources(address: string): { type: 'image/avif' | 'image/webp'; srcset: string }[] {
  if (!NAMED.test(address)) return []
  const widest = Number(WIDEST.exec(address)?.[1] ?? 0)
  const widths = PICTURE_WIDTHS.filter((width) => width <= (widest || 960))
  const srcsetOf = (extension: string) =>
    widths.map((width) => `${address.replace(NAMED, `-${width}.${extension}`)} ${width}w`).join(', ')
  return [
    ...(widest ? [{ type: 'image/avif' as const, srcset: srcsetOf('avif') }] : []),
    { type: 'image/webp', srcset: srcsetOf('webp') },
  ]
}

/** What stands in the picture's place until it is there, as a CSS image; undefined where the address does not say. */
export function placeholderOf(address: string): string | undefined {
  const [, top, middle, bottom] = COLORS.exec(address) ?? []
  if (!top || !middle || !bottom) return undefined
  return `radial-gradient(ellipse 45% 32% at 50% 55%, #${middle}, transparent), linear-gradient(#${top}, #${bottom})`
}
