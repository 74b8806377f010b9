/** Sizes of the square icons made from a logo, in pixels: for Apple home screens (180) and for the web manifest. */
export const ICON_SIDES = [180, 192, 512] as const
type IconSide = (typeof ICON_SIDES)[number]

const ADDRESS = '/files/logos/'
const UPLOADED = /^\/files\/logos\/([0-9a-f]{32})\.webp$/

export const logoAddress = (id: string): string => `${ADDRESS}${id}.webp`

/** The id of an uploaded logo; null for any other URL. */
export const logoIdOf = (logoUrl: string): string | null => UPLOADED.exec(logoUrl)?.[1] ?? null

/** The URL of an icon made from an uploaded logo; null for any other logo. */
export function iconAddress(logoUrl: string, side: IconSide): string | null {
  const id = logoIdOf(logoUrl)
  return id && `${ADDRESS}${id}-${side}.png`
}
