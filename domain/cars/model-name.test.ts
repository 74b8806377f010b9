import { expect, test } from 'vitest'
import { modelName } from './model-name.ts'

test.each([
  ['تويوتا', 'كامري', 'تويوتا كامري'],
  ['مازدا', 'مازدا 3', 'مازدا 3'],
  ['Kia', '', 'Kia'],
  ['', 'Prototype', 'Prototype'],
])('EXPL-03 %s and %s are %s', (make, model, name) => {
  expect(modelName(make, model)).toBe(name)
})
