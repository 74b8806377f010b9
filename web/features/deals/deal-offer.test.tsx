import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Deal } from '#contract/deals.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { DealOffer } from './deal-offer.tsx'

beforeAll(() => loadDefaultTexts('ar'))

const deal = {
  id: '0190b5e0-0000-7000-8000-000000000001',
  title_ar: 'غسيل',
  brand: null,
  category: null,
  featured: false,
  is_demo: true,
  price_before: null,
  price_now: null,
  discount_percent: 25,
  discount_amount: null,
  coupon_code: 'WASH_25',
  link: 'https://wash.example/deal',
  ends_at: '2026-06-15T12:00:00.000Z',
} as unknown as Deal

/** As shown at a time, which a page may know only roughly. */
function offerOf(state: Deal['state'], { now, isOver }: { now: string; isOver: boolean }): string {
  const countdown = { now: new Date(now), isOver, isLastDay: !isOver, clock: isOver ? null : '00:09:00' }
  const isLive = state === 'live' && !isOver
  return renderToString(
    <TextsProvider value={createTexts('ar', {})}>
      <DealOffer deal={{ ...deal, state }} isLive={isLive} countdown={countdown} onAct={() => {}} />
    </TextsProvider>,
  )
}

test('DEAL-01 an offer that ends while its page is open says so, in the place of its code and link', () => {
  const open = offerOf('live', { now: '2026-06-15T11:51:00.000Z', isOver: false })
  expect(open).toContain('WASH_25')
  expect(open).toContain('wash.example')
  expect(open).toContain('00:09:00')
  const ended = [
    offerOf('live', { now: '2026-06-15T12:00:00.000Z', isOver: true }),
    // the server knows it, while the time of the page is a little earlier
    offerOf('expired', { now: '2026-06-15T11:59:00.000Z', isOver: false }),
  ]
  for (const html of ended) {
    expect(html).toContain('>انتهى<')
    expect(html).not.toMatch(/WASH_25|wash\.example|00:09:00/)
  }
})

test('DEAL-01 a deal of the demo says that it is one', () => {
  expect(offerOf('live', { now: '2026-06-15T11:51:00.000Z', isOver: false })).toContain('>عرض تجريبي<')
})
