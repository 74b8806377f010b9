import { expect, test } from 'vitest'
import type { Conversation } from '#contract/messages.ts'
import type { Offer } from '#contract/offer.ts'
import type { DealStep } from './offers/deal-step.ts'
import { statusOf, waysOut } from './ways-out.ts'

const OFFER: DealStep = { type: 'offer', amount: 50_000 }
const VISIT: DealStep = { type: 'appointment', times: ['2026-06-16T14:30:00.000Z'], place: 'الملقا' }
const ANSWER: DealStep = { type: 'offer_answer', offer: { id: 'offer' } as Offer, answer: 'accepted' }

test.each<[string, DealStep | undefined, string | null, string, Conversation['status']?]>([
  ['a text that waits', undefined, null, 'edit'],
  ['a refused text', undefined, 'UNREACHABLE', 'again edit'],
  ['an offer that waits', OFFER, null, 'edit'],
  ['an offer for a car that was sold, once it is back', OFFER, 'NOT_ON_OFFER', 'again copy'],
  ['an offer above the new price', OFFER, 'OFFER_TOO_HIGH', 'edit'],
  ['a fourth offer', OFFER, 'OFFERS_USED_UP', 'copy'],
  ['an appointment that waits', VISIT, null, 'edit'],
  ['an appointment whose time has passed', VISIT, 'INVALID_INPUT', 'edit'],
  ['an answer that waits', ANSWER, null, ''],
  ['an answer to an ended offer', ANSWER, 'OFFER_ENDED', ''],
  ['an answer about a car that was sold, once it is back', ANSWER, 'NOT_ON_OFFER', 'again'],
  ['an offer that waits below a sold car', OFFER, null, 'copy', 'ended'],
  ['an offer refused below a sold car', OFFER, 'NOT_ON_OFFER', 'copy', 'ended'],
  ['an offer above the new price of a car sold since', OFFER, 'OFFER_TOO_HIGH', 'copy', 'ended'],
  ['an appointment refused below a sold car', VISIT, 'NOT_ON_OFFER', 'copy', 'ended'],
  ['a late appointment below a sold car', VISIT, 'INVALID_INPUT', 'copy', 'ended'],
  ['an answer below a sold car', ANSWER, 'NOT_ON_OFFER', '', 'ended'],
  ['a text below a sold car', undefined, 'UNREACHABLE', 'again edit', 'ended'],
  ['a text to somebody who cannot be reached', undefined, 'UNREACHABLE', 'copy', 'closed'],
  ['an offer to somebody who cannot be reached', OFFER, 'UNREACHABLE', 'copy', 'closed'],
])('MSG-17 what can be done about %s', (_, step, refused, ways, status = 'active') => {
  const { canSendAgain, canEdit, canCopy } = waysOut({ refused, ...(step && { step }) }, status)
  expect([canSendAgain && 'again', canEdit && 'edit', canCopy && 'copy'].filter(Boolean).join(' ')).toBe(ways)
})

test('MSG-17 before its first message a thread takes one if it can begin', () => {
  expect([true, false].map((canBegin) => statusOf({ conversation: null, canBegin }))).toEqual(['active', 'closed'])
})
