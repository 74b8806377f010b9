import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textLimits } from './text-limits.ts'

test.each([
  "const Name = Text.trim().min(1, 'required').max(60, 'too_long')",
  'const Reason = Text.transform(plainText).pipe(z.string().min(5))',
  "const Line = OneLine.regex(/^[^()]*$/u)\n  .refine((text) => isGood(text), 'bad')\n  .max(40)",
  'const Name = z\n  .string()\n  .max(30)',
  '<Field maxLength={60} />',
  'const shared = { maxLength: 60 }',
  'if (text.length > LONGEST_MESSAGE) return',
  "t('left', { count: 500 - note.length })",
  'const isTooLong = [...text.trim()].length > 10',
])('LANG-01 a limit in code units is found: %s', (source) => expect(textLimits(source)).toHaveLength(1))

test.each([
  'const Name = OneLine.min(1).check(atMost(60))',
  'z.int().min(5).max(60)',
  'z.array(Text).min(2).max(60)',
  'distinct(Text.trim().min(1)).max(40)',
  '<Field most={60} />',
  "t('left', { count: items.length })",
])('LANG-01 another limit is not found: %s', (source) => expect(textLimits(source)).toEqual([]))

test('LANG-01 the linter finds cuts that may leave half a letter', () => {
  const cuts = ['slice(0, 10)', 'substring(0, 10)', 'charAt(0)']
  // within the project, whose types mark these as deprecated
  const folder = mkdtempSync('domain/planted-')
  try {
    const file = `${folder}/planted.ts`
    writeFileSync(
      file,
      cuts.map((cut, at) => `export const cut${at} = (text: string): string => text.${cut}\n`).join(''),
    )
    const { stdout } = spawnSync('node_modules/.bin/oxlint', ['--type-aware', file], { encoding: 'utf8' })
    expect(stdout.match(/no-deprecated/g)).toHaveLength(cuts.length)
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 60_000)
