import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ICONS } from './icon.tsx'

test('NAV-14 every drawn icon says whether it turns round in Arabic, and every declared one is drawn', () => {
  const drawn = [...readFileSync(new URL('icons.svg', import.meta.url), 'utf8').matchAll(/<symbol id="([\w-]+)"/g)]
  expect(new Set(drawn.map(([, name]) => name))).toEqual(new Set(Object.keys(ICONS)))
})

test('NAV-14 back and forward turn round in Arabic; clocks, ticks, search and cars do not', () => {
  const mirrored = Object.entries(ICONS).flatMap(([name, { mirror }]) => (mirror ? [name] : []))
  expect(mirrored).toEqual(['back', 'forward', 'list', 'sign-out'])
})
