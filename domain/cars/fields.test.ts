import { expect, test } from 'vitest'
import { specsOf } from './fields.ts'
import { UNSTATED_SPECS } from './unstated-specs.ts'

test('AD-03 an electric car has no cylinders, whatever was typed before its fuel was chosen', () => {
  const specs = { ...UNSTATED_SPECS, cylinders: 6, power_hp: 200 }
  expect(specsOf({ ...specs, fuel_type: 'electric' })).toMatchObject({ cylinders: null, power_hp: 200 })
  expect(specsOf({ ...specs, fuel_type: 'hybrid' })).toMatchObject({ cylinders: 6 })
  expect(specsOf(specs)).toMatchObject({ cylinders: 6 })
})
