import sharp from 'sharp'
import type { BackdropName } from './backdrops.ts'
import { ANGLES, takePicture, type Angle } from './camera.ts'
import { castFloorShadow, castOcclusion } from './occlusion.ts'
import { mixPaint, type PaintName } from './paints.ts'
import { buildScene } from './scene.ts'
import { createTracer } from './shading.ts'
import { SHAPES, type ShapeName } from './shapes.ts'
import { createStudio } from './studio.ts'

// node preview.ts sedan silver,black front34,side 640 2 /tmp/preview dusk
const [
  shapeName = 'sedan',
  colours = 'silver',
  angles = ANGLES.join(),
  width = '640',
  samples = '2',
  out = '/tmp/preview',
  backdrop,
] = process.argv.slice(2)

const timed = <T>(what: string, run: () => T): T => {
  const start = performance.now()
  const result = run()
  console.log(what, Math.round(performance.now() - start), 'ms')
  return result
}

const scene = timed('scene', () => buildScene(SHAPES[shapeName as ShapeName]))
console.log('triangles', scene.partOf.length)
const studio = timed('studio', createStudio)
const floor = timed('floor', () => castFloorShadow(scene, studio))
const open = timed('occlusion', () => castOcclusion(scene, floor))
const tracer = createTracer(scene, studio, floor, open)
for (const angle of angles.split(',') as Angle[]) {
  const picture = timed(angle, () => takePicture(scene, tracer, angle, Number(width), Number(samples)))
  for (const colour of colours.split(',') as PaintName[]) {
    const raw = { width: picture.width, height: picture.height, channels: 3 as const }
    await sharp(mixPaint(picture, colour, backdrop as BackdropName | undefined), { raw }).png().toFile(`${out}-${shapeName}-${colour}-${angle}.png`)
  }
}
