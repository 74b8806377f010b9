import { expect, test } from 'vitest'
import type { Offer } from '#contract/offer.ts'
import type { DealStep } from './offers/deal-step.ts'
import { waysOut } from './ways-out.ts'

const OFFER: DealStep = { type: 'offer', amount: 50_000 }
const VISIT: DealStep = { type: 'appointment', times: ['2026-06-16T14:30:00.000Z'], place: 'الملقا' }
const ANSWER: DealStep = { type: 'offer_answer', offer: { id: 'offer' } as Offer, answer: 'accepted' }

test.each<[string, DealStep | undefined, string | null, string]>([
  ['a text that waits', undefined, null, 'edit'],
  ['a refused text', undefined, 'UNREACHABLE', 'again edit'],
  ['an offer that waits', OFFER, null, 'edit'],
  ['an offer for a car that was sold', OFFER, 'NOT_ON_OFFER', 'again edit'],
  ['an offer above the new price', OFFER, 'OFFER_TOO_HIGH', 'edit'],
  ['a fourth offer', OFFER, 'OFFERS_USED_UP', ''],
  ['an appointment that waits', VISIT, null, 'edit'],
  ['an appointment whose time has passed', VISIT, 'INVALID_INPUT', 'edit'],
  ['an answer that waits', ANSWER, null, ''],
  ['an answer to an ended offer', ANSWER, 'OFFER_ENDED', ''],
  ['an answer about a sold car', ANSWER, 'NOT_ON_OFFER', 'again'],
])('MSG-17 what can be done about %s', (_, step, refused, ways) => {
  const { canSendAgain, canEdit } = waysOut({ refused, ...(step && { step }) })
  expect([canSendAgain && 'again', canEdit && 'edit'].filter(Boolean).join(' ')).toBe(ways)
})
