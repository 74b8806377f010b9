import sharp, { type Sharp } from 'sharp'
import { PICTURE_WIDTHS } from '#domain/pictures/picture-address.ts'
import { hashDifferences } from './hash-differences.ts'
import { openPicture, orDamaged } from './open-picture.ts'

export interface DerivedPicture {
  /** Width and height of the rotated picture in pixels. */
  width: number
  height: number
  widest: 960 | 1600
  /** Files that the pages use. */
  files: { width: number; extension: 'avif' | 'webp'; bytes: Uint8Array }[]
  /** The upright, unrotated master; null unless asked for. */
  master: Uint8Array | null
  /** Colours of the top, middle and bottom, as six hexadecimal digits. */
  colors: string[]
  /** Null if the picture has too few details to compare. */
  dhash: bigint | null
}

export interface DerivePictureInput {
  quarter_turns: number
  /** Whether to create a master, from which the picture can be derived again. */
  keepsMaster: boolean
}

const MOST_MASTER_SIDE = 2560
const MASTER = { quality: 90 }
const WEBP = { quality: 76, effort: 2 }
/** Higher effort takes many times as long and saves only a few percent. */
const AVIF = { quality: 50, effort: 1 }

/**
 * Creates all files of a picture. Metadata is removed.
 * @throws PictureRefused
 */
export async function derivePicture(bytes: Uint8Array, input: DerivePictureInput): Promise<DerivedPicture> {
  const opened = await openPicture(bytes)
  const upright = await rawOf(
    opened
      .resize(MOST_MASTER_SIDE, MOST_MASTER_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb'),
  )
  const master = input.keepsMaster ? upright().jpeg(MASTER).toBuffer() : null
  const shown = await rawOf(upright().rotate(input.quarter_turns * 90))
  const { width, height } = await shown().metadata()
  const widest = width > 960 ? 1600 : 960
  const files = PICTURE_WIDTHS.filter((one) => one <= widest).flatMap((fileWidth) => {
    const sized = () => shown().resize({ width: fileWidth, withoutEnlargement: true })
    return [
      { width: fileWidth, extension: 'webp' as const, bytes: sized().webp(WEBP).toBuffer() },
      { width: fileWidth, extension: 'avif' as const, bytes: sized().avif(AVIF).toBuffer() },
    ]
  })
  const [madeFiles, madeMaster, colors, dhash] = await Promise.all([
    Promise.all(files.map(async (file) => ({ ...file, bytes: await file.bytes }))),
    master,
    colorsOf(shown()),
    hashDifferences(shown()),
  ])
  return { width, height, widest, files: madeFiles, master: madeMaster, colors, dhash }
}

/**
 * Decodes the picture once.
 * @returns a function that starts a pipeline from the pixels
 */
async function rawOf(picture: Sharp): Promise<() => Sharp> {
  const { data, info } = await orDamaged(picture.raw().toBuffer({ resolveWithObject: true }))
  const { width, height, channels } = info
  return () => sharp(data, { raw: { width, height, channels } })
}

async function colorsOf(picture: Sharp): Promise<string[]> {
  const pixels = await picture.resize(1, 3, { fit: 'fill' }).toColourspace('srgb').removeAlpha().raw().toBuffer()
  return [0, 1, 2].map((row) => pixels.subarray(row * 3, row * 3 + 3).toString('hex'))
}
