import { readFileSync, statSync } from 'node:fs'
import { media } from '#server/platform/db/schema/index.ts'
import type { Db } from '#server/platform/db/client.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { ROOT } from '#server/platform/root.ts'
import { DEMO_PICTURES, PICTURES } from './demo-pictures.ts'

export const DEMO_MEDIA = new URL('server/features/demo/media/', ROOT)

interface Drawn {
  width: number
  height: number
  /** Of the largest file. */
  bytes: number
  colors: string
}

/** The drawings by name. */
export const DRAWN: Readonly<Record<string, Drawn>> = JSON.parse(
  readFileSync(new URL('media.json', DEMO_MEDIA), 'utf8'),
)

/** Descriptions in Arabic and English. */
const DESCRIBED = {
  tyres: ['إطاران جديدان على جنوط معدنية', 'Two new tyres on alloy wheels'],
  oil: ['عبوة زيت محرك', 'A bottle of engine oil'],
  insurance: ['درع عليه علامة صح', 'A shield with a tick'],
  wash: ['سيارة برتقالية تغمرها فقاعات الصابون', 'An orange car among soap bubbles'],
  battery: ['بطارية سيارة عليها رمز برق', 'A car battery with a lightning bolt'],
  ac: ['ندفة ثلج', 'A snowflake'],
  'window-film': ['نافذة سيارة مظللة تحت الشمس', 'A tinted car window in the sun'],
  inspection: ['قائمة فحص وعدسة مكبرة', 'A checklist and a magnifying glass'],
  'brand-1': ['شعار: عجلة قيادة', 'Logo: a steering wheel'],
  'brand-2': ['شعار: قطرتان', 'Logo: two drops'],
  'brand-3': ['شعار: صامولة سداسية', 'Logo: a hexagonal nut'],
  'brand-4': ['شعار: كثبان تحت الشمس', 'Logo: dunes under the sun'],
  'brand-5': ['شعار: ثلاثة أعمدة تعلو', 'Logo: three rising bars'],
  'brand-6': ['شعار: نجمة رباعية', 'Logo: a four-pointed star'],
  'hatchback-red-front34': ['هاتشباك حمراء من الأمام بزاوية', 'A red hatchback, front at an angle'],
  'offroader-white-front34': ['جيب أبيض من الأمام بزاوية', 'A white off-roader, front at an angle'],
  'pickup-beige-front34': ['وانيت بيج من الأمام بزاوية', 'A beige pickup, front at an angle'],
  'saloon-silver-detail': ['شمعة سيارة فضية ورفرفها وجنطها من قريب', 'Headlamp, wing and wheel of a silver car'],
  'saloon-silver-front34': ['سيدان فضية من الأمام بزاوية', 'A silver saloon, front at an angle'],
  'saloon-silver-rear34': ['سيدان فضية من الخلف بزاوية', 'A silver saloon, rear at an angle'],
  'saloon-silver-side': ['سيدان فضية من الجنب', 'A silver saloon from the side'],
  'sedan-white-front34': ['سيدان بيضاء من الأمام بزاوية', 'A white saloon, front at an angle'],
} as const
export type DemoMedia = keyof typeof DESCRIBED

const NAMES = Object.keys(DESCRIBED) as DemoMedia[]
/** Fixed, so that the pictures are recognised when the demo is added again or removed. */
const idOf = (name: DemoMedia): string => `de300000-0000-4000-8000-${String(NAMES.indexOf(name)).padStart(12, '0')}`
export const DEMO_MEDIA_IDS: readonly string[] = NAMES.map(idOf)

/** All renderings of cars have this size. */
const RENDERED = { width: 960, height: 720 }

type File = Pick<typeof media.$inferInsert, 'url' | 'width' | 'height' | 'bytes'>

/** A drawing, or one of the renderings of cars, which ads show too. */
function fileOf(name: DemoMedia): File {
  const drawn = DRAWN[name]
  if (drawn) {
    const { colors, ...size } = drawn
    return { url: `/pictures/demo/media/${name}-960.webp?p=${colors}`, ...size }
  }
  const [, car = '', view = ''] = /^(.+)-(\w+)$/.exec(name) ?? []
  const { size: bytes } = statSync(new URL(`${name}-960.avif`, DEMO_PICTURES))
  return { url: `/pictures/demo/${name}-960.webp?a=960&p=${PICTURES[car]?.[view]}`, ...RENDERED, bytes }
}

/**
 * Adds our own pictures to the library, unless they are there. Call it in the transaction that uses them.
 * @returns their IDs
 */
export async function addDemoMedia(tx: Db, now: Date): Promise<Record<DemoMedia, string>> {
  const rows = NAMES.map((name) => {
    const [ar, en] = DESCRIBED[name]
    return { id: idOf(name), ...fileOf(name), alt_ar: ar, alt_en: en, added_at: now }
  })
  await tx.insert(media).values(rows).onConflictDoNothing()
  afterCommit(tx, { type: 'deals_changed' })
  return Object.fromEntries(NAMES.map((name) => [name, idOf(name)])) as Record<DemoMedia, string>
}
