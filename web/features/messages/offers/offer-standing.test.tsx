import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Lang } from '#domain/language.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { OfferStanding } from './offer-standing.tsx'

beforeAll(async () => {
  await loadDefaultTexts('ar')
  await loadDefaultTexts('en')
})

const FAIR = { count: 9, expected: 80_000, limits: { great: 68_000, good: 75_000, usual: 85_000, high: 93_000 } }
const said = (lang: Lang, amount: number, fair: typeof FAIR | null) =>
  renderToStaticMarkup(
    <TextsProvider value={createTexts(lang, {})}>
      <OfferStanding amount={amount} asking_price={90_000} fair={fair} />
    </TextsProvider>,
  )
    .replaceAll('\u00a0', ' ')
    .replaceAll('</span><span>', ' ')

test('EXPL-04 an offer is judged by the fair price of the car, with the number of ads', () => {
  expect(said('en', 72_000, FAIR)).toContain('Good price Expected: 80,000 SAR (from 9 ads)')
  expect(said('ar', 76_000, FAIR)).toContain('سعر معتاد السعر المتوقع 80,000 ر.س (من 9 إعلانات)')
  expect(said('en', 30_000, FAIR)).toContain('Less than half of the 80,000 SAR that is expected (from 9 ads)')
  expect(said('en', 72_000, null)).not.toContain('expected')
})
