import { expect, test } from 'vitest'
import { besideKeyboard } from './use-visible-height.ts'

test('MSG-07 the popup uses the part of the screen that the on-screen keyboard leaves', () => {
  expect(besideKeyboard({ height: 404.5, offsetTop: 210, scale: 1 }, 740)).toEqual({ height: 405, top: 210 })
})

test('MSG-07 bars of the browser and zooming are not taken for a keyboard', () => {
  expect(besideKeyboard({ height: 740, offsetTop: 0, scale: 1 }, 740)).toBeNull()
  expect(besideKeyboard({ height: 660, offsetTop: 0, scale: 1 }, 740)).toBeNull()
  expect(besideKeyboard({ height: 370, offsetTop: 100, scale: 2 }, 740)).toBeNull()
})
