import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import type { FoundCard } from '#contract/search.ts'
import { LANGUAGES } from '#domain/language.ts'
import { FULL_WIDTH, PICTURE_WIDTHS, type PictureWidth } from '#domain/pictures/picture-address.ts'
import { createCardWriter } from '#web/rendering/card-html.tsx'
import { CardWriterProvider, type WriteCard } from '#web/rendering/card-writer.ts'
import { SaveAndMore } from '#web/features/favorites/public.ts'
import { createTexts, type AllTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { WidestPicture } from '#web/ui/widest-picture.ts'
import { CarGrid } from './car-grid.tsx'

const TAG = { id: 1, name_ar: 'مفحوصة', name_en: 'Inspected', is_discount: false }

const PLAIN: FoundCard = {
  id: '01a21da8-9b17-72bb-a694-8522f035cff3',
  ad_title_ar: null,
  ad_title_en: null,
  make_name_ar: 'تويوتا',
  make_name_en: 'Toyota',
  model_name_ar: 'كامري',
  model_name_en: 'Camry',
  year: 2020,
  price: 70_000,
  discount: 0,
  mileage: 80_000,
  city_name_ar: 'جدة',
  city_name_en: 'Jeddah',
  images: ['/pictures/demo/saloon-grey-front34-960.webp?p=dcdcdc-5f6061-c3c3c3'],
  tags: [],
  featured: false,
  published_at: '2026-01-01T00:00:00.000Z',
  seller_is_verified: false,
  seller_replies_fast: false,
  confirmed_days_ago: null,
  fair_price: null,
  price_label: null,
}

const FAIR = { count: 9, expected: 70_000, limits: { great: 60_000, good: 65_000, usual: 75_000, high: 82_000 } }

/** One other value of each field, and of each that a card shows. */
const CHANGES: Record<keyof FoundCard, Partial<FoundCard>> = {
  id: { id: '01a21da8-9b17-72bb-a694-8522f035cff4' },
  ad_title_ar: { ad_title_ar: 'كامري نظيفة' },
  ad_title_en: { ad_title_en: 'Clean <Camry> & more' },
  make_name_ar: { make_name_ar: 'لكزس' },
  make_name_en: { make_name_en: 'Lexus' },
  model_name_ar: { model_name_ar: 'أفالون' },
  model_name_en: { model_name_en: 'Avalon' },
  year: { year: 2021 },
  price: { price: null },
  discount: { discount: 5000, tags: [{ ...TAG, is_discount: true }] },
  mileage: { mileage: 0 },
  city_name_ar: { city_name_ar: 'الرياض' },
  city_name_en: { city_name_en: 'Riyadh' },
  images: { images: [...PLAIN.images, '/pictures/demo/saloon-grey-rear34-960.webp'] },
  tags: { tags: [TAG] },
  featured: { featured: true },
  published_at: { published_at: '2026-02-01T00:00:00.000Z' },
  seller_is_verified: { seller_is_verified: true },
  seller_replies_fast: { seller_replies_fast: true },
  confirmed_days_ago: { confirmed_days_ago: 3 },
  fair_price: { fair_price: FAIR, price_label: 'usual' },
  distance: { distance: 75 },
  price_label: { fair_price: FAIR, price_label: 'high', price: 80_000 },
}
const CARDS = [PLAIN, ...Object.values(CHANGES).map((change) => ({ ...PLAIN, ...change }))]

beforeAll(() => Promise.all(LANGUAGES.map(loadDefaultTexts)))

const page = (texts: AllTexts, car: FoundCard, writer: WriteCard | null, widest: PictureWidth = FULL_WIDTH): string =>
  renderToString(
    <TextsProvider value={texts}>
      <StaticRouter location="/explore?make=1">
        <CardWriterProvider value={writer}>
          <WidestPicture value={widest}>
            <CarGrid cars={[car]} Actions={SaveAndMore} />
          </WidestPicture>
        </CardWriterProvider>
      </StaticRouter>
    </TextsProvider>,
  )

describe.each(LANGUAGES)('in %s', (lang) => {
  test('a cached card is the card that is rendered, whichever was cached before it', () => {
    const writer = createCardWriter()
    const texts = createTexts(lang, {})
    for (const round of ['not cached', 'cached']) {
      for (const car of CARDS) expect(page(texts, car, writer), round).toBe(page(texts, car, null))
    }
  })

  test('a card shows texts that an admin has changed since it was cached', () => {
    const writer = createCardWriter()
    page(createTexts(lang, {}), PLAIN, writer)
    const changed = createTexts(lang, { favorite_car: 'Keep {{name}}' })
    expect(page(changed, PLAIN, writer)).toBe(page(changed, PLAIN, null))
  })
})

test('a card for those who save data offers small pictures alone, and is never the card of others', () => {
  const writer = createCardWriter()
  const texts = createTexts('ar', {})
  const widthsOf = (html: string) => new Set([...html.matchAll(/-(\d+)\.webp/g)].map(([, width]) => Number(width)))
  for (const widest of [...PICTURE_WIDTHS, ...PICTURE_WIDTHS.toReversed()]) {
    const html = page(texts, PLAIN, writer, widest)
    expect(html).toBe(page(texts, PLAIN, null, widest))
    expect(widthsOf(html)).toEqual(new Set(widest === 480 ? [480] : [480, 960]))
  }
})

test('each picture of a card has its place from the start, since WebKit scrolls a row that becomes longer; only the first is there', () => {
  const html = page(
    createTexts('ar', {}),
    { ...PLAIN, images: Array.from({ length: 4 }, (_, at) => `/a-${at}.webp`) },
    null,
  )
  const [row = ''] = /<ul class="carousel-track">.*?<\/ul>/su.exec(html) ?? []
  expect(row.match(/<li/gu)).toHaveLength(4)
  expect(row.match(/<img/gu)).toHaveLength(1)
})

test('a card is rendered once', () => {
  const writer = createCardWriter()
  let count = 0
  const Actions = () => {
    count += 1
    return null
  }
  const texts = createTexts('ar', {})
  const values = { texts, Actions, content: PLAIN.id }
  expect(writer(<Actions />, values)).toBe(writer(<Actions />, values))
  expect(count).toBe(1)
})
