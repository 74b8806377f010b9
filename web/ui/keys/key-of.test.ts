import { expect, test } from 'vitest'
import { readKey } from '../shortcuts/read-key.ts'
import { keyOf } from './key-of.ts'

const press = (key: string, more: object = {}) => ({ key, keyCode: 0, isComposing: false, ...more })

/** As an input method sends them: during a composition, and in Safari after it. */
const COMPOSING = [{ isComposing: true }, { keyCode: 229 }]

test('keys of an input method are ignored, in events of the browser and of React', () => {
  for (const key of ['Enter', 'Escape', 'Tab', 'ArrowDown', 'ArrowUp', ' ', 'a'])
    for (const more of COMPOSING) {
      expect(keyOf(press(key, more))).toBe('')
      expect(keyOf({ key, nativeEvent: press(key, more) })).toBe('')
    }
})

test('any other key is returned', () => {
  expect(keyOf(press('Enter', { keyCode: 13 }))).toBe('Enter')
  expect(keyOf({ key: 'Escape', nativeEvent: press('Escape') })).toBe('Escape')
})

test('ADMIN-01 a key of an input method triggers no shortcut', () => {
  const held = { ctrlKey: false, metaKey: false, altKey: false, repeat: false }
  for (const more of COMPOSING) expect(readKey({ ...press('a', more), code: 'KeyA', ...held })).toBeNull()
})
