import { expect, test } from 'vitest'
import { dataSaverOf, savesData } from './data-saver.ts'

test('the cookie has three values, and odd ones are none', () => {
  expect(dataSaverOf('a=b; data-saver=slow; theme=dark')).toBe('slow')
  for (const cookies of [
    '',
    'data-saver=',
    'data-saver=ON',
    'data-saver=on2',
    'xdata-saver=on',
    'data-saver=constructor',
  ])
    expect(dataSaverOf(cookies)).toBeNull()
})

test.each([
  ['', undefined, false],
  ['', 'on', true],
  ['', 'On; x=1', true],
  ['', 'off', false],
  ['', 'only', false],
  ['', ['on', 'on'], false],
  ['data-saver=on', undefined, true],
  ['data-saver=slow', undefined, true],
  ['data-saver=off', undefined, false],
  ['data-saver=off', 'on', false],
  ['data-saver=huge', 'on', true],
])('a choice comes before the hint of the browser: cookies "%s", Save-Data %s', (cookies, hint, isSaving) => {
  expect(savesData(cookies, hint)).toBe(isSaving)
})
