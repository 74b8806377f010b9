// Renders the cars of the home page: node render-home.ts
import { join } from 'node:path'
import sharp from 'sharp'
import { poseFrom, type Vector } from './camera.ts'
import { cutOut, paintCutOut, type CutOut, type Model } from './cut-out.ts'
import { castFloorShadow, castOcclusion } from './occlusion.ts'
import type { PaintName } from './paints.ts'
import { buildScene } from './scene.ts'
import { createTracer } from './shading.ts'
import { SHAPES, type ShapeName } from './shapes.ts'
import { createStudio } from './studio.ts'

const SIDES_FOLDER = join(import.meta.dirname, '../../web/ui/bodies')
const LINE_UP_FOLDER = join(import.meta.dirname, '../../web/features/home/pictures')
const SAMPLES = 8
const ALPHA_QUALITY = 70

/** One car for each body type of the product. */
const SIDES = {
  sedan: 'silver',
  suv: 'green',
  pickup: 'beige',
  wagon: 'grey',
  coupe: 'red',
  hatchback: 'blue',
  convertible: 'white',
} satisfies Partial<Record<ShapeName, PaintName>>
/** So far away that all cars are on one line; distances in metres. */
const SIDE_VIEW = { turn: 90, rise: 3, distance: 30 }
const SIDE = { wide: 5.75, high: 2.16, aboveFloor: 1.98, width: 384, quality: 72 }

/** The line-up from back to front, in metres: sideways from its middle, and behind it. */
const LINE_UP: readonly { shape: ShapeName; paint: PaintName; aside: number; behind: number }[] = [
  { shape: 'suv', paint: 'white', aside: -2.45, behind: 3.1 },
  { shape: 'pickup', paint: 'beige', aside: 3.4, behind: 2.9 },
  { shape: 'sedan', paint: 'green', aside: 0.45, behind: 0 },
]
const LINE_UP_VIEW = { turn: 42, rise: 6.5, distance: 12 }
const LINE_UP_FRAME = { left: -0.395, top: 0.105, width: 0.82, height: 0.222 }
const LINE_UP_WIDTHS = [1600, 800]
const LINE_UP_QUALITY = 50

const models = new Map<ShapeName, Model>()

function modelOf(shape: ShapeName): Model {
  const known = models.get(shape)
  if (known) return known
  const scene = buildScene(SHAPES[shape])
  const studio = createStudio()
  const floor = castFloorShadow(scene, studio)
  const model = { scene, floor, tracer: createTracer(scene, studio, floor, castOcclusion(scene, floor)) }
  models.set(shape, model)
  return model
}

const imageOf = (picture: CutOut, paint: PaintName) => ({
  input: Buffer.from(paintCutOut(picture, paint)),
  raw: { width: picture.width, height: picture.height, channels: 4 as const },
})

async function renderSide(shape: ShapeName, paint: PaintName): Promise<void> {
  const model = modelOf(shape)
  const { min, max } = model.scene.bounds
  const { distance } = SIDE_VIEW
  const frame = {
    left: -SIDE.wide / 2 / distance,
    top: SIDE.aboveFloor / distance,
    width: SIDE.wide / distance,
    height: SIDE.high / distance,
  }
  const pose = poseFrom([(min[0] + max[0]) / 2, 0, 0], SIDE_VIEW)
  const { input, raw } = imageOf(cutOut(model, pose, frame, { width: SIDE.width, samples: SAMPLES }), paint)
  await sharp(input, { raw })
    .webp({ quality: SIDE.quality, alphaQuality: ALPHA_QUALITY, effort: 6 })
    .toFile(join(SIDES_FOLDER, `${shape}.webp`))
}

async function renderLineUp(): Promise<void> {
  const turn = (LINE_UP_VIEW.turn * Math.PI) / 180
  const width = LINE_UP_WIDTHS[0]!
  const cars = LINE_UP.map(({ shape, paint, aside, behind }) => {
    const model = modelOf(shape)
    // the camera moves instead of the car
    const target: Vector = [
      model.scene.shape.wheelbase / 2 - Math.sin(turn) * aside - Math.cos(turn) * behind,
      0.75,
      Math.sin(turn) * behind - Math.cos(turn) * aside,
    ]
    return imageOf(cutOut(model, poseFrom(target, LINE_UP_VIEW), LINE_UP_FRAME, { width, samples: SAMPLES }), paint)
  })
  const { height } = cars[0]!.raw
  const empty = { create: { width, height, channels: 4 as const, background: '#0000' } }
  const lineUp = await sharp(empty).composite(cars).png().toBuffer()
  for (const wide of LINE_UP_WIDTHS) {
    const picture = sharp(lineUp).resize(wide)
    await picture
      .clone()
      .avif({ quality: LINE_UP_QUALITY, effort: 8 })
      .toFile(join(LINE_UP_FOLDER, `line-up-${wide}.avif`))
    await picture
      .webp({ quality: LINE_UP_QUALITY + 18, alphaQuality: ALPHA_QUALITY, effort: 6 })
      .toFile(join(LINE_UP_FOLDER, `line-up-${wide}.webp`))
  }
}

for (const [shape, paint] of Object.entries(SIDES)) await renderSide(shape as ShapeName, paint)
await renderLineUp()
