import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMMON_ICONS } from './common-icons.ts'
import { MIRRORED_ICONS, RARE_ICONS } from './icon.tsx'

test.each([
  ['icons.svg', COMMON_ICONS],
  ['rare-icons.svg', RARE_ICONS],
])('NAV-14 every icon in %s is declared, and every declared one is drawn', (file, declared) => {
  const drawn = [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/<symbol id="([\w-]+)"/g)]
  expect(new Set(drawn.map(([, name]) => name))).toEqual(new Set(declared))
})

test('NAV-14 back and forward turn round in Arabic; clocks, ticks, search and cars do not', () => {
  expect(MIRRORED_ICONS).toEqual(['back', 'forward', 'list', 'sign-out', 'external', 'send', 'undo'])
})
