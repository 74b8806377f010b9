import { beforeAll, expect, test } from 'vitest'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import type { WaitingMessage } from './outbox.ts'
import { refusedToast } from './refused-toast.ts'

beforeAll(() => loadDefaultTexts('en'))

const VISIT: Partial<WaitingMessage> = { step: { type: 'appointment', times: ['2026-06-16T14:30:00Z'], place: '' } }

test.each<[string, Partial<WaitingMessage>, string]>([
  ['the car was sold', { refused: 'NOT_ON_OFFER' }, 'This car is no longer for sale.'],
  ['nobody can be written to', { refused: 'UNREACHABLE' }, 'You can’t write to the other person right now.'],
  [
    'a time has passed',
    { ...VISIT, refused: 'INVALID_INPUT' },
    'One of the times has passed meanwhile. Choose another one.',
  ],
  ['a picture is damaged', { refused: 'INVALID_INPUT', fault: 'picture_empty' }, 'This file is empty.'],
])('MSG-17 the toast of a refused message says why: %s', (_, message, description) => {
  expect(refusedToast(createTexts('en', {}), message as WaitingMessage)).toMatchObject({ description })
})
