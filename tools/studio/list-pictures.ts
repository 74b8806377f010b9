import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { CABIN_VIEWS } from './cabin/cabin-picture.ts'
import { ANGLES } from './camera.ts'

/**
 * Areas of the picture as shares from the top and the start. Their average colours are the placeholder while it loads.
 */
const AREAS = [
  { y: 0, height: 0.25, x: 0, width: 1 },
  { y: 0.35, height: 0.4, x: 0.25, width: 0.5 },
  { y: 0.75, height: 0.25, x: 0, width: 1 },
]

/** Writes `pictures.json`: the views of each drawn car, cover first, with their colours. */
export async function listPictures(folder: string): Promise<void> {
  const files = readdirSync(folder).filter((file) => file.endsWith('-480.avif'))
  const list: Record<string, Record<string, string>> = {}
  const cars = new Set(files.map((file) => file.split('-').slice(0, 2).join('-')))
  for (const car of [...cars].toSorted()) {
    list[car] = {}
    const views = car.startsWith('cabin-') ? Object.keys(CABIN_VIEWS) : ANGLES
    for (const view of views) list[car][view] = await colorsOf(join(folder, `${car}-${view}-480.avif`))
  }
  writeFileSync(join(folder, 'pictures.json'), `${JSON.stringify(list, null, 2)}\n`)
}

async function colorsOf(file: string): Promise<string> {
  const { width, height } = await sharp(file).metadata()
  const colors = await Promise.all(
    AREAS.map(async (area) => {
      const extracted = sharp(file).extract({
        left: Math.round(area.x * width),
        top: Math.round(area.y * height),
        width: Math.round(area.width * width),
        height: Math.round(area.height * height),
      })
      const { channels } = await sharp(await extracted.toBuffer()).stats()
      return channels
        .slice(0, 3)
        .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
        .join('')
    }),
  )
  return colors.join('-')
}
