import { expect, test } from 'vitest'
import { readKey } from './read-key.ts'

const press = (key: string, code: string, more: Partial<Parameters<typeof readKey>[0]> = {}) =>
  readKey({ key, code, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more })

test.each([
  ['a', 'KeyA', 'a'],
  ['A', 'KeyA', 'a'],
  ['ش', 'KeyA', 'a'],
  // French layout
  ['a', 'KeyQ', 'a'],
  ['١', 'Digit1', '1'],
  ['?', 'Slash', '?'],
  ['؟', 'Slash', '?'],
  ['ArrowLeft', 'ArrowLeft', 'arrowleft'],
  ['/', 'Slash', null],
])('ADMIN-01 the key %s at %s is %s, whatever the keyboard writes', (key, code, read) => {
  expect(press(key, code)).toBe(read)
})

test('ADMIN-07 a key with Ctrl or ⌘ is a shortcut of its own, with an Arabic layout too', () => {
  for (const held of ['ctrlKey', 'metaKey']) {
    expect(press('z', 'KeyZ', { [held]: true })).toBe('ctrl+z')
    expect(press('ئ', 'KeyZ', { [held]: true })).toBe('ctrl+z')
  }
})

test('ADMIN-01 keys with Alt, and keys held down, are no shortcuts', () => {
  for (const held of ['altKey', 'repeat']) expect(press('a', 'KeyA', { [held]: true })).toBeNull()
})

test('ADMIN-07 an event is read whose properties are those of its class', () => {
  class Pressed {
    get key() {
      return 'z'
    }
    code = 'KeyZ'
    ctrlKey = true
    metaKey = false
    altKey = false
    repeat = false
  }
  expect(readKey(new Pressed())).toBe('ctrl+z')
})
