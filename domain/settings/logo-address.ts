/** Sides of the square icons that are made of a logo: for home screens of Apple, and for the manifest. Pixels. */
export const ICON_SIDES = [180, 192, 512] as const
type IconSide = (typeof ICON_SIDES)[number]

const ADDRESS = '/files/logos/'
const UPLOADED = /^\/files\/logos\/([0-9a-f]{32})\.webp$/

export const logoAddress = (id: string): string => `${ADDRESS}${id}.webp`

/** Null for a logo that was not uploaded here. */
export const logoIdOf = (logo_url: string): string | null => UPLOADED.exec(logo_url)?.[1] ?? null

/** The icon that was made of a logo; null for one that was not uploaded here. */
export function iconAddress(logo_url: string, side: IconSide): string | null {
  const id = logoIdOf(logo_url)
  return id && `${ADDRESS}${id}-${side}.png`
}
