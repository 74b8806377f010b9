import { expect, test } from 'vitest'
import { modelName } from './model-name.ts'

test.each([
  ['تويوتا', 'كامري', 'تويوتا كامري'],
  ['مازدا', 'مازدا 3', 'مازدا 3'],
  ['Kia', '', 'Kia'],
  ['', 'Prototype', 'Prototype'],
])('EXPL-03 the maker %s and the model %s are shown as %s', (make, model, name) => {
  expect(modelName(make, model)).toBe(name)
})
