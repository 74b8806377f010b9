import { expect, test } from 'vitest'
import { readKey } from './read-key.ts'

const press = (key: string, code: string, more: Partial<Parameters<typeof readKey>[0]> = {}) =>
  readKey({ key, code, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more })

test.each([
  ['a', 'KeyA', 'a'],
  ['A', 'KeyA', 'a'],
  ['ش', 'KeyA', 'a'],
  // on a French keyboard
  ['a', 'KeyQ', 'a'],
  ['١', 'Digit1', '1'],
  ['?', 'Slash', '?'],
  ['؟', 'Slash', '?'],
  ['ArrowLeft', 'ArrowLeft', 'arrowleft'],
  ['/', 'Slash', null],
])('ADMIN-01 the key %s at %s is %s, whatever the keyboard writes', (key, code, read) => {
  expect(press(key, code)).toBe(read)
})

test('ADMIN-01 keys with others, and keys held down, are no shortcuts', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'repeat']) expect(press('a', 'KeyA', { [held]: true })).toBeNull()
})
