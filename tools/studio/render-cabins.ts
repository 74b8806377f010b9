// Renders the insides of the demo's cars: node render-cabins.ts [trim,…]
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { BackdropName } from './backdrops.ts'
import { buildCabin, gatherLight } from './cabin/cabin-light.ts'
import { TRIMS, type TrimName } from './cabin/cabin-looks.ts'
import { CABIN_VIEWS, takeCabinPicture, type CabinViewName } from './cabin/cabin-picture.ts'
import { listPictures } from './list-pictures.ts'
import { AVIF, FOLDER, WIDTHS } from './pictures-folder.ts'

const SAMPLES = 5

/** What is seen through the windows. */
const BEHIND: Record<TrimName, BackdropName> = {
  black: 'noon',
  beige: 'palms',
  grey: 'ridge',
  brown: 'dawn',
  red: 'noon',
}

const wanted = process.argv[2]?.split(',') ?? Object.keys(TRIMS)
const scene = buildCabin()
for (const name of Object.keys(TRIMS) as TrimName[]) {
  if (wanted.includes(name)) await renderTrim(name)
}
await listPictures(FOLDER)

async function renderTrim(name: TrimName): Promise<void> {
  const light = gatherLight(scene, TRIMS[name], BEHIND[name])
  for (const view of Object.keys(CABIN_VIEWS) as CabinViewName[]) {
    const { pixels, height } = takeCabinPicture(scene, light, TRIMS[name], BEHIND[name], view, WIDTHS[0], SAMPLES)
    for (const width of WIDTHS) {
      const raw = { width: WIDTHS[0], height, channels: 3 as const }
      const file = await sharp(pixels, { raw }).resize(width).avif(AVIF).toBuffer()
      writeFileSync(join(FOLDER, `cabin-${name}-${view}-${width}.avif`), file)
    }
    console.log(name, view)
  }
}
