import { expect, test } from 'vitest'
import { stepPercent, weakestStep } from './buying-steps.ts'

test('ADMIN-07 the step with the smallest share of buyers who continue is reported, if there are enough buyers', () => {
  const steps = [
    { step: 'search_to_view', from: 1000, to: 620 },
    { step: 'view_to_contact', from: 12_340, to: 480 },
    { step: 'contact_to_reply', from: 29, to: 0 },
  ] as const
  expect(steps.map(stepPercent)).toEqual([62, 3.9, null])
  expect(weakestStep(steps)).toBe(steps[1])
  expect(weakestStep(steps.slice(2))).toBeUndefined()
})
