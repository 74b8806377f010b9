// Renders all demo pictures: node render.ts [shape,…]
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { BackdropName } from './backdrops.ts'
import { ANGLES, takePicture, type Angle } from './camera.ts'
import { castFloorShadow, castOcclusion } from './occlusion.ts'
import { listPictures } from './list-pictures.ts'
import { mixPaint, type PaintName } from './paints.ts'
import { AVIF, FOLDER, WIDTHS } from './pictures-folder.ts'
import { buildScene } from './scene.ts'
import { createTracer } from './shading.ts'
import { SHAPES, type ShapeName } from './shapes.ts'
import { createStudio } from './studio.ts'

const SAMPLES = 6

const PAINTED: Record<ShapeName, readonly PaintName[]> = {
  sedan: ['white', 'black', 'silver', 'grey', 'brown', 'blue'],
  saloon: ['white', 'silver', 'blue', 'red', 'grey', 'black'],
  suv: ['white', 'black', 'grey', 'brown', 'red', 'blue'],
  offroader: ['white', 'beige', 'black', 'silver', 'green'],
  hatchback: ['white', 'red', 'blue', 'grey'],
  coupe: ['black', 'red', 'blue', 'silver'],
  convertible: ['red', 'white', 'blue'],
  wagon: ['grey', 'white', 'silver', 'blue'],
  pickup: ['white', 'silver', 'grey', 'beige', 'black', 'red'],
}

/** Backdrops before which each paint stands out; the shapes take turns. */
const BEFORE: Record<PaintName, readonly BackdropName[]> = {
  white: ['dusk', 'ridge', 'evening', 'noon', 'dawn'],
  black: ['noon', 'dawn', 'palms', 'ridge'],
  silver: ['evening', 'palms', 'dusk', 'noon'],
  grey: ['dawn', 'noon', 'palms', 'dusk'],
  red: ['ridge', 'noon', 'dusk', 'evening'],
  blue: ['noon', 'dawn', 'palms', 'ridge'],
  brown: ['palms', 'ridge', 'evening'],
  green: ['dawn', 'noon', 'dusk'],
  beige: ['evening', 'dusk', 'ridge'],
}

const wanted = process.argv[2]?.split(',') ?? Object.keys(SHAPES)
for (const shape of Object.keys(SHAPES) as ShapeName[]) {
  if (wanted.includes(shape)) await renderShape(shape)
}
await listPictures(FOLDER)

async function renderShape(shape: ShapeName): Promise<void> {
  const scene = buildScene(SHAPES[shape])
  const studio = createStudio()
  const floor = castFloorShadow(scene, studio)
  const tracer = createTracer(scene, studio, floor, castOcclusion(scene, floor))
  for (const angle of ANGLES) {
    const picture = takePicture(scene, tracer, angle, WIDTHS[0], SAMPLES)
    for (const paint of PAINTED[shape]) await save(picture, shape, paint, angle)
    console.log(shape, angle)
  }
}

async function save(
  picture: ReturnType<typeof takePicture>,
  shape: ShapeName,
  paint: PaintName,
  angle: Angle,
): Promise<void> {
  const raw = { width: picture.width, height: picture.height, channels: 3 as const }
  const backdrops = BEFORE[paint]
  const backdrop = backdrops[Object.keys(SHAPES).indexOf(shape) % backdrops.length]
  const pixels = mixPaint(picture, paint, backdrop)
  for (const width of WIDTHS) {
    const file = await sharp(pixels, { raw }).resize(width).avif(AVIF).toBuffer()
    writeFileSync(join(FOLDER, `${shape}-${paint}-${angle}-${width}.avif`), file)
  }
}
