import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { hasContact, reviewObstacle } from './review.ts'

const NOW = new Date('2026-06-15T12:00:00Z')
const asked = {
  side: 'buyer',
  hasBuyerWritten: true,
  hasSellerWritten: true,
  isSellerActive: true,
  review: null,
} as const
const ago = (days: number, removedAt: Date | null = null) => ({
  created_at: new Date(NOW.getTime() - days * DAY_MS),
  removed_at: removedAt,
})

test.each([
  [{}, null],
  [{ side: 'seller' }, 'OWN_AD'],
  [{ hasSellerWritten: false }, 'REVIEW_TOO_EARLY'],
  [{ hasBuyerWritten: false }, 'REVIEW_TOO_EARLY'],
  [{ isSellerActive: false }, 'UNREACHABLE'],
  [{ review: ago(29.9) }, null],
  [{ review: ago(30) }, 'REVIEW_ENDED'],
  [{ review: ago(1, NOW) }, 'REVIEW_ENDED'],
] as const)('AUTH-14 of a conversation with %j the review is refused by %s', (more, obstacle) => {
  expect(reviewObstacle({ ...asked, ...more }, NOW)).toBe(obstacle)
})

test.each([
  ['تعامل راقٍ وسيارة كما في الإعلان، ممشى 120000 وموديل 2022', false],
  ['اتصلوا فيه ٠٥٥ ١٢٣ ٤٥٦٧', true],
  ['عندي أرخص wa.me/966551234567', true],
])('AUTH-14 contact details in %j: %s', (text, has) => expect(hasContact(text)).toBe(has))
