import { expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { sayWith } from '#server/features/sentences/public.ts'
import { summariseMessage } from './summarise-message.ts'

const said = (more: object) =>
  ({
    message_type: 'offer',
    content: '',
    picture_ids: [],
    offer: null,
    appointment: null,
    ...more,
  }) as unknown as Message
const offer = (step: string) => said({ offer: { step, amount: 70_000 } })
const viewing = (step: string) =>
  said({ appointment: { step, place: 'حي الملقا', chosen_time: '2026-06-16T14:30:00.000Z' } })

test('EXPL-04 MSG-01 an email describes offers and appointments as the conversation does', () => {
  expect(
    ['open', 'countered', 'accepted', 'declined', 'withdrawn'].map((step) =>
      summariseMessage(offer(step), 'en', sayWith([], 'en')),
    ),
  ).toEqual([
    expect.stringMatching(/^\[A price offer: .*70,000.*\]$/),
    expect.stringMatching(/^\[A price offer: .*70,000.*\]$/),
    expect.stringMatching(/^\[Offer accepted: .*70,000.*\]$/),
    expect.stringMatching(/^\[Offer declined: .*70,000.*\]$/),
    expect.stringMatching(/^\[Offer withdrawn: .*70,000.*\]$/),
  ])
  expect(
    ['open', 'chosen', 'declined', 'cancelled'].map((step) => summariseMessage(viewing(step), 'ar', sayWith([], 'ar'))),
  ).toEqual([
    '[موعد معاينة · حي الملقا]',
    '[اتفاق على المعاينة · 16 يونيو 2026 في 5:30 م · حي الملقا]',
    '[لا يناسب أي من الأوقات]',
    '[إلغاء موعد المعاينة]',
  ])
})
