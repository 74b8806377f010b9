// Draws the pictures of the demo's library: node draw-media.ts
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { DRAWINGS, type Drawing } from './media-drawings.ts'

const FOLDER = join(import.meta.dirname, '../../server/features/demo/media')
const WIDTHS = [480, 960] as const
const WEBP = { quality: 80, effort: 6 }

interface Listed {
  /** In pixels, of the largest file. */
  width: number
  height: number
  /** Of the largest file. */
  bytes: number
  /** Colours of the top, middle and bottom, as six hexadecimal digits each. */
  colors: string
}

async function draw(name: string, { width, svg }: Drawing): Promise<Listed> {
  const source = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 720" width="960">${svg}</svg>`)
  const drawn = await sharp(source).resize(960).flatten().png().toBuffer()
  const files = await Promise.all(WIDTHS.map((side) => sharp(drawn).resize(side).webp(WEBP).toBuffer()))
  for (const [at, bytes] of files.entries()) await writeFile(join(FOLDER, `${name}-${WIDTHS[at]}.webp`), bytes)
  const pixels = await sharp(drawn).resize(1, 3, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const colors = [0, 1, 2].map((row) => pixels.subarray(row * 3, row * 3 + 3).toString('hex')).join('-')
  const { height } = await sharp(drawn).metadata()
  return { width: 960, height, bytes: files.at(-1)?.length ?? 0, colors }
}

const listed: Record<string, Listed> = {}
for (const [name, drawing] of Object.entries(DRAWINGS)) listed[name] = await draw(name, drawing)
await writeFile(join(FOLDER, 'media.json'), `${JSON.stringify(listed, null, 2)}\n`)
