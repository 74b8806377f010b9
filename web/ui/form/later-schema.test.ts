import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isRequired } from './is-required.ts'
import type { LaterSchema } from './later-schema.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** Fields of the schema without an input. */
const NOT_ASKED = ['id', 'token', 'request_id', 'promotion_id', 'language', 'choices', 'quiet_hours']
/** Values on which the requirement of other fields depends. */
const CHOSEN: Record<string, object> = {
  SUPPORT_REQUEST: { topic: 'lost_email' },
  ARTICLE: { original_lang: 'ar', tags_ar: [], tags_en: [] },
  FACT: { kind: 'number' },
  DEAL: { discount: 'none', featured: false },
  DOCUMENT: { document_kind: 'national_id' },
  MODEL: { body_types: [], fuel_types: [] },
}
/** Fields whose empty value is not text. */
const NO_TEXT = ['trusts_device', 'remember', 'front', 'back']

const files = globSync('web/features/**/schemas.ts', { cwd: ROOT })
const schemas: [string, LaterSchema<unknown, unknown>][] = []
for (const file of files) {
  const found = Object.entries((await import(join(ROOT, file))) as Record<string, LaterSchema<unknown, unknown>>)
  schemas.push(...found.filter(([, later]) => typeof later === 'object'))
}

describe.each(schemas)('%s', (name, later) => {
  test('marks before it is loaded what it requires', async () => {
    const schema = await later.load()
    const names = namesOf(schema).filter((field) => !NOT_ASKED.includes(field))
    const texts = Object.fromEntries(names.filter((field) => !NO_TEXT.includes(field)).map((field) => [field, '']))
    const defaults = { ...texts, ...CHOSEN[name] }
    const required = names.filter((field) => isRequired({ schema, defaults, values: defaults }, field))
    expect(later.required.toSorted()).toEqual(required.toSorted())
  })
})

function namesOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodDiscriminatedUnion) return namesOf(schema.options[0] as z.ZodType)
  if (schema instanceof z.ZodPipe) return namesOf(schema.in as z.ZodType)
  return Object.keys((schema as z.ZodObject).shape)
}
