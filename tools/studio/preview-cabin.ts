import sharp from 'sharp'
import { TRIMS, type TrimName } from './cabin/cabin-looks.ts'
import { buildCabin, gatherLight } from './cabin/cabin-light.ts'
import { CABIN_VIEWS, takeCabinPicture, type CabinViewName } from './cabin/cabin-picture.ts'
import type { BackdropName } from './backdrops.ts'

// node preview-cabin.ts beige dash,seats 640 2 /tmp/preview noon
const [trimName = 'beige', views = Object.keys(CABIN_VIEWS).join(), width = '640', samples = '2', out = '/tmp/preview', backdrop = 'noon'] =
  process.argv.slice(2)
const trim = TRIMS[trimName as TrimName]
const scene = buildCabin()
console.log('vertices', scene.positions.length / 3)
const light = gatherLight(scene, trim, backdrop as BackdropName)
for (const view of views.split(',') as CabinViewName[]) {
  const { pixels, height } = takeCabinPicture(scene, light, trim, backdrop as BackdropName, view, Number(width), Number(samples))
  await sharp(pixels, { raw: { width: Number(width), height, channels: 3 } }).png().toFile(`${out}-${trimName}-${view}.png`)
}
