// Renders all demo pictures: node render.ts [shape,…]
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ANGLES, takePicture, type Angle } from './camera.ts'
import { castFloorShadow, castOcclusion } from './occlusion.ts'
import { listPictures } from './list-pictures.ts'
import { mixPaint, type PaintName } from './paints.ts'
import { buildScene } from './scene.ts'
import { createTracer } from './shading.ts'
import { SHAPES, type ShapeName } from './shapes.ts'
import { createStudio } from './studio.ts'

const FOLDER = join(import.meta.dirname, '../../server/features/demo/pictures')
const WIDTHS = [960, 480] as const
const SAMPLES = 8
const QUALITY = 74

const PAINTED: Record<ShapeName, readonly PaintName[]> = {
  sedan: ['white', 'black', 'silver', 'grey', 'brown'],
  saloon: ['white', 'silver', 'blue', 'red', 'grey'],
  suv: ['white', 'black', 'grey', 'brown', 'red'],
  offroader: ['white', 'beige', 'black', 'silver'],
  hatchback: ['white', 'red', 'blue', 'grey'],
  coupe: ['black', 'red', 'blue', 'silver'],
  convertible: ['red', 'white'],
  wagon: ['grey', 'white', 'silver'],
  pickup: ['white', 'silver', 'grey', 'beige', 'black'],
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
  const pixels = mixPaint(picture, paint)
  for (const width of WIDTHS) {
    const file = await sharp(pixels, { raw }).resize(width).webp({ quality: QUALITY, effort: 6 }).toBuffer()
    writeFileSync(join(FOLDER, `${shape}-${paint}-${angle}-${width}.webp`), file)
  }
}
