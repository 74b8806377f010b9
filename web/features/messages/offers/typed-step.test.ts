import { expect, test } from 'vitest'
import { unsentForm } from '#web/ui/form/unsent-form.ts'
import { forgetTyped, readTypedAppointment, typedPart, typeStep } from './typed-step.ts'

const VISIT = { type: 'appointment', times: ['2026-06-16T14:30:00.000Z'], place: 'الملقا' } as const

test('MSG-17 an appointment is put back into its form with its times in Riyadh time, beside those of other threads', () => {
  typeStep(VISIT, 'car')
  typeStep({ type: 'offer', amount: 52_000 }, 'car')
  const typed = (type: 'offer' | 'appointment', threadId: string) => unsentForm(typedPart(type, threadId))?.typed
  expect(readTypedAppointment(typed('appointment', 'car'), 3)).toEqual({
    times: ['2026-06-16T17:30', '', ''],
    place: 'الملقا',
  })
  expect([typed('offer', 'car'), typed('appointment', 'other')]).toEqual(['52000', undefined])
  forgetTyped(VISIT, 'car')
  expect([typed('offer', 'car'), typed('appointment', 'car')]).toEqual(['52000', undefined])
})

test.each([null, undefined, '', [], { times: ['2026-06-16T17:30'] }, { times: 'x', place: '' }])(
  'MSG-17 of %j no appointment is made',
  (stored) => expect(readTypedAppointment(stored, 3)).toBe(null),
)

test('MSG-17 a kept appointment has as many times as the form has fields', () => {
  expect(readTypedAppointment({ times: ['a', 7, 'c', 'd'], place: '' }, 3)).toEqual({
    times: ['a', '', 'c'],
    place: '',
  })
})
