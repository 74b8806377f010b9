import sharp from 'sharp'
import { openPicture, orDamaged } from './open-picture.ts'

export interface LogoShape {
  /** The side of the square that the logo is fitted into, in pixels. */
  side: number
  /** Sides of the icons, in pixels. */
  iconSides: readonly number[]
}

export interface MadeLogo {
  /** WebP with transparency. */
  logo: Uint8Array
  /** Square PNG files in the order of `iconSides`, on white, with margins for maskable icons. */
  icons: Uint8Array[]
}

/** The part of an icon that all home screen masks show. */
const SAFE = 0.8
const WHITE = '#ffffff'

/** @throws PictureRefused */
export async function makeLogo(bytes: Uint8Array, { side, iconSides }: LogoShape): Promise<MadeLogo> {
  const opened = await openPicture(bytes)
  const largest = Math.max(side, ...iconSides)
  const upright = await orDamaged(
    opened.resize(largest, largest, { fit: 'inside', withoutEnlargement: true }).toColourspace('srgb').png().toBuffer(),
  )
  const logo = sharp(upright).resize(side, side, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 90 })
  const icons = iconSides.map(async (iconSide) => {
    const inner = Math.round(iconSide * SAFE)
    const margin = Math.round((iconSide - inner) / 2)
    return sharp(upright)
      .resize(inner, inner, { fit: 'contain', background: WHITE })
      .flatten({ background: WHITE })
      .extend({
        top: margin,
        left: margin,
        bottom: iconSide - inner - margin,
        right: iconSide - inner - margin,
        background: WHITE,
      })
      .png({ palette: true })
      .toBuffer()
  })
  const [made, ...madeIcons] = await Promise.all([logo.toBuffer(), ...icons])
  return { logo: made, icons: madeIcons }
}
