import sharp, { type Sharp } from 'sharp'
import { PICTURE_WIDTHS } from '#domain/pictures/picture-address.ts'
import { hashDifferences } from './hash-differences.ts'
import { openPicture, orDamaged } from './open-picture.ts'

export interface DerivedPicture {
  /** Of the master, turned. */
  width: number
  height: number
  widest: 960 | 1600
  /** What pages show. */
  files: { width: number; extension: 'avif' | 'webp'; bytes: Uint8Array }[]
  /** Upright and not turned; null where the picture was made from one. */
  master: Uint8Array | null
  /** Of top, middle and bottom, as six hexadecimal digits each. */
  colors: string[]
  /** Null where there is too little to be seen to tell pictures apart. */
  dhash: bigint | null
}

export interface Wanted {
  quarter_turns: number
  /** Else the bytes are a master that was made before. */
  is_upload: boolean
}

const MOST_MASTER_SIDE = 2560
const MASTER = { quality: 90 }
const WEBP = { quality: 76, effort: 2 }
/** More effort takes many times the time, and saves a few in a hundred bytes. */
const AVIF = { quality: 50, effort: 1 }

/**
 * Everything that is kept of a picture; of what the file said beside its pixels nothing is.
 * @throws PictureRefused
 */
export async function derivePicture(bytes: Uint8Array, wanted: Wanted): Promise<DerivedPicture> {
  const opened = await openPicture(bytes)
  const upright = await rawOf(
    opened
      .resize(MOST_MASTER_SIDE, MOST_MASTER_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb'),
  )
  const master = wanted.is_upload ? upright().jpeg(MASTER).toBuffer() : null
  const shown = await rawOf(upright().rotate(wanted.quarter_turns * 90))
  const { width, height } = await shown().metadata()
  const widest = width > 960 ? 1600 : 960
  const files = PICTURE_WIDTHS.filter((one) => one <= widest).flatMap((file_width) => {
    const sized = () => shown().resize({ width: file_width, withoutEnlargement: true })
    return [
      { width: file_width, extension: 'webp' as const, bytes: sized().webp(WEBP).toBuffer() },
      { width: file_width, extension: 'avif' as const, bytes: sized().avif(AVIF).toBuffer() },
    ]
  })
  const [made_files, made_master, colors, dhash] = await Promise.all([
    Promise.all(files.map(async (file) => ({ ...file, bytes: await file.bytes }))),
    master,
    colorsOf(shown()),
    hashDifferences(shown()),
  ])
  return { width, height, widest, files: made_files, master: made_master, colors, dhash }
}

/** Decodes once. @returns starts from the pixels as often as it is called */
async function rawOf(picture: Sharp): Promise<() => Sharp> {
  const { data, info } = await orDamaged(picture.raw().toBuffer({ resolveWithObject: true }))
  const { width, height, channels } = info
  return () => sharp(data, { raw: { width, height, channels } })
}

async function colorsOf(picture: Sharp): Promise<string[]> {
  const pixels = await picture.resize(1, 3, { fit: 'fill' }).toColourspace('srgb').removeAlpha().raw().toBuffer()
  return [0, 1, 2].map((row) => pixels.subarray(row * 3, row * 3 + 3).toString('hex'))
}
