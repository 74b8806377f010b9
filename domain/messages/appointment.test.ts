import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import {
  APPOINTMENT_ANSWERS,
  APPOINTMENT_STATES,
  appointmentState,
  areTimesPossible,
  canAnswerAppointment,
  canChooseTime,
  type AppointmentState,
} from './appointment.ts'

const NOW = new Date('2026-06-15T09:00:00Z')
const after = (ms: number) => new Date(NOW.getTime() + ms)
const [SOON, LATER] = [after(HOUR_MS), after(DAY_MS)]
const one = (state: AppointmentState) => ({
  state,
  times: [SOON, LATER],
  chosen_time: state === 'chosen' ? SOON : null,
})

test('who may answer an appointment, and how, depends on its state', () => {
  const answers = APPOINTMENT_STATES.flatMap((state) =>
    APPOINTMENT_ANSWERS.flatMap((answer) =>
      (['own', 'other', 'ad'] as const)
        .filter((by) => canAnswerAppointment(one(state), answer, by, NOW))
        .map((by) => `${state} → ${answer} by ${by}`),
    ),
  )
  expect(answers).toEqual([
    'open → chosen by other',
    'open → declined by other',
    'open → cancelled by own',
    'open → cancelled by ad',
    'chosen → cancelled by own',
    'chosen → cancelled by other',
    'chosen → cancelled by ad',
  ])
})

test('an appointment is past at its time, a proposal at its last proposed time', () => {
  expect([appointmentState(one('open'), SOON), appointmentState(one('open'), LATER)]).toEqual(['open', 'past'])
  expect([appointmentState(one('chosen'), NOW), appointmentState(one('chosen'), SOON)]).toEqual(['chosen', 'past'])
  expect(appointmentState(one('declined'), LATER)).toBe('declined')
  expect(canAnswerAppointment(one('open'), 'chosen', 'other', LATER)).toBe(false)
})

test('only a proposed time that is still to come is chosen', () => {
  expect(canChooseTime(one('open'), LATER, SOON)).toBe(true)
  expect(canChooseTime(one('open'), SOON, SOON)).toBe(false)
  expect(canChooseTime(one('open'), after(2 * HOUR_MS), NOW)).toBe(false)
})

test('up to three different times within thirty days are possible', () => {
  const days = (...ahead: number[]) =>
    areTimesPossible(
      ahead.map((day) => after(day * DAY_MS)),
      NOW,
    )
  expect([days(1), days(1, 2, 30)]).toEqual([true, true])
  expect([days(), days(1, 2, 3, 4), days(1, 1), days(0), days(-1), days(31)]).toEqual(Array(6).fill(false))
})
