import { expect, test } from 'vitest'
import { EMPTY_FORM, type FieldName } from './ad-form.ts'
import { firstProblem, STEP_FIELDS, stepOf, STEPS, stepState } from './steps.ts'

test('AD-02 every field is asked for in exactly one step', () => {
  const asked = STEPS.flatMap((step) => STEP_FIELDS[step])
  const ofForm = Object.keys(EMPTY_FORM).filter((name) => !name.endsWith('_text'))
  expect(asked.toSorted()).toEqual([...ofForm, 'picture_ids'].toSorted())
  expect(stepOf('phone_number')).toBe('contact')
})

test('AD-02 a step lists its missing fields, and the first problem is the topmost', () => {
  const problems = { phone_number: 'required', mileage: 'required', price: 'required' }
  expect(stepState('basics', EMPTY_FORM, problems)).toEqual({ missing: 2, isEmpty: false, isWaiting: false })
  expect(stepState('specs', EMPTY_FORM, problems)).toEqual({ missing: 0, isEmpty: true, isWaiting: false })
  expect(stepState('specs', { ...EMPTY_FORM, body_type: 'suv' }, problems).isEmpty).toBe(true)
  expect(stepState('specs', { ...EMPTY_FORM, color: 'red' }, problems)).toEqual({
    missing: 0,
    isEmpty: false,
    isWaiting: false,
  })
  expect(stepState('review', EMPTY_FORM, problems).missing).toBe(3)
  expect(firstProblem(problems)).toBe<FieldName>('mileage')
  expect(firstProblem({})).toBeUndefined()
})

test('AD-02 AD-09 pictures being uploaded are not reported as missing, but the ad cannot be submitted yet', () => {
  const problems = { picture_ids: 'pictures_not_ready' }
  expect(stepState('pictures', EMPTY_FORM, problems)).toEqual({ missing: 0, isEmpty: false, isWaiting: true })
  expect(stepState('review', EMPTY_FORM, problems)).toMatchObject({ missing: 0, isWaiting: true })
  expect(stepState('contact', EMPTY_FORM, problems).isWaiting).toBe(false)
})
