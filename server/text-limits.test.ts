import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { SuspensionReason } from '#contract/admin-users.ts'
import { atLeast, atMost, OneLine } from '#contract/procedure.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { typedLength } from '#domain/text/typed-length.ts'
import { givenApp } from './testing/given-app.ts'

const LETTER = fc.constantFrom(
  'ك',
  'تُّ',
  'ا\u0653',
  'آ',
  'a',
  'e\u0301',
  '😀',
  '👍🏽',
  '👨\u200d👩\u200d👧',
  '🇸🇦',
  '❤️',
  '1',
  '٢',
  ' ',
  'می\u200cخواهم',
)

/** A random text whose stored form has this length, which the letter at its end fills up. */
const textOf = (length: number, isOneLine: boolean) =>
  fc.array(LETTER, { minLength: 1, maxLength: length }).map((letters) => {
    let text = 'س'
    for (const letter of letters) if (typedLength(`${text}${letter}س`, isOneLine) <= length) text += letter
    return text + 'س'.repeat(length - typedLength(`${text}س`, isOneLine) + 1)
  })

const FIELDS: [string, z.ZodType<string>, number, boolean][] = [
  ['a reason', SuspensionReason, 500, false],
  ['a name', OneLine.min(1).check(atMost(60)), 60, true],
]

test.each(FIELDS)(
  'LANG-01 the counter, the contract and the database agree on the length of %s',
  async (_, schema, most, isOneLine) => {
    const { services } = await givenApp()
    for (const length of [most - 1, most, most + 1]) {
      await fc.assert(
        fc.asyncProperty(textOf(length, isOneLine), async (text) => {
          expect(typedLength(text, isOneLine)).toBe(length)
          const { success, data, error } = schema.safeParse(text)
          expect([success, error?.issues[0]?.message]).toEqual(length > most ? [false, 'too_long'] : [true, undefined])
          const stored = data ?? (isOneLine ? text.trim() : plainText(text))
          const { rows } = await services.db.execute(sql`select char_length(${stored}) as length, ${stored} as text`)
          expect(rows).toEqual([{ length, text: stored }])
        }),
      )
    }
  },
)

test.each<[string, z.ZodType<string>, number]>([
  ['a reason', SuspensionReason, 10],
  ['a name', OneLine.check(atLeast(4)), 4],
])('LANG-01 the least length of %s counts an emoji once', (_, schema, least) => {
  const fits = (text: string) => schema.safeParse(text).success
  expect([least - 1, least].map((length) => fits('😀'.repeat(length)))).toEqual([false, true])
})
