import { expect, test } from 'vitest'
import { adSignals } from './signals.ts'

const NOW = new Date('2026-06-15T12:00:00Z')
const QUIET = {
  price: 50_000,
  market: { lower: 45_000, upper: 60_000 },
  texts: ['كامري نظيفة', null],
  joined_at: new Date('2026-01-01T00:00:00Z'),
  rejected_count: 0,
  hasSameText: false,
  hasSamePictures: false,
  isMileageSuspicious: false,
}

test.each([
  [{}, []],
  [{ price: 26_999 }, ['price_far_below']],
  [{ price: 27_000 }, []],
  [{ price: 96_001 }, ['price_far_above']],
  [{ market: null, price: 1 }, []],
  [{ price: null }, []],
  [{ texts: ['اتصل ٠٥٥ ١٢٣ ٤٥٦٧', 'see www.example.com'] }, ['phone_in_text', 'link_in_text']],
  [{ joined_at: new Date('2026-06-13T12:00:01Z') }, ['new_account']],
  [{ hasSameText: true, rejected_count: 2 }, ['same_text_elsewhere', 'rejected_before']],
])('ADMIN-01 an ad with %j is marked for the reviewer: %j', (change, signals) => {
  expect(adSignals({ ...QUIET, ...change }, NOW)).toEqual(signals)
})
