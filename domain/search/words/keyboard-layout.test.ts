import { expect, test } from 'vitest'
import { otherLayout } from './keyboard-layout.ts'

test.each([
  ['j,d,jh', 'تويوتا'],
  [';hlvd 2020', 'كامري 2020'],
  ['J,D,JH', 'تويوتا'],
  ['فخغخفش', 'toyota'],
  ['اغعىيشه', 'hyundai'],
  ['', ''],
])('EXPL-01 %s typed with the other layout on is %s', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant)
})
