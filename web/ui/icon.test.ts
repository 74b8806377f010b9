import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ICONS } from './icon.tsx'

test.each([
  ['icons.svg', false],
  ['rare-icons.svg', true],
])('NAV-14 every icon in %s says whether it turns round in Arabic, and every declared one is drawn', (file, isRare) => {
  const drawn = [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/<symbol id="([\w-]+)"/g)]
  const declared = Object.entries(ICONS).filter(([, icon]) => 'isRare' in icon === isRare)
  expect(new Set(drawn.map(([, name]) => name))).toEqual(new Set(declared.map(([name]) => name)))
})

test('NAV-14 back and forward turn round in Arabic; clocks, ticks, search and cars do not', () => {
  const mirrored = Object.entries(ICONS).flatMap(([name, { mirror }]) => (mirror ? [name] : []))
  expect(mirrored).toEqual(['back', 'forward', 'list', 'sign-out', 'external', 'send', 'undo'])
})
