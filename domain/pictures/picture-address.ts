/**
 * A picture's address says all that a page needs to know of it: `…-960.webp?p=d9d8d6-8c2a2e-c9c8c6` is 960 pixels
 * wide, has a sister of 480, and about these colours at its top, in its middle and at its bottom.
 */
const LARGE = '-960.webp'
const SMALL = '-480.webp'
const COLORS = /[?&]p=([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})$/

/** The same picture 480 pixels wide; null where there is none. */
export function smallAddress(address: string): string | null {
  return address.includes(LARGE) ? address.replace(LARGE, SMALL) : null
}

/** What stands in the picture's place until it is there, as a CSS image; undefined where the address does not say. */
export function placeholderOf(address: string): string | undefined {
  const [, top, middle, bottom] = COLORS.exec(address) ?? []
  if (!top || !middle || !bottom) return undefined
  return `radial-gradient(ellipse 45% 32% at 50% 55%, #${middle}, transparent), linear-gradient(#${top}, #${bottom})`
}
