import { z } from 'zod'
import { contract } from '#contract/index.ts'
import { newId } from '#server/platform/ids.ts'

export interface JsonSchema {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  minItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

/** The position of a value in an input. Items of lists have the index 0. */
export type Path = readonly (string | number)[]

/** Values of texts with a fixed format. */
const FORMED: Record<string, unknown> = {
  slug: 'a-slug',
  body_ar: { type: 'doc', content: [] },
  body_en: { type: 'doc', content: [] },
  country_code: 'SA',
  email: 'sara@example.com',
  vat_number: '300000000000003',
  coupon_code: 'OIL25',
  custom_model: null,
  last_year: null,
  link: 'https://brand.example.com/',
  iban: '',
  key: 'licence-fee',
  source_url: 'https://source.example.com/',
  website: 'https://brand.example.com/',
  spellings: ['full option'],
  page_version: 'a1b2c3d4',
  transfer_reference: 'FT12345',
  phone_number: '0501234567',
  whatsapp_number: '0501234567',
}
const BY_FORMAT: Record<string, unknown> = { 'date-time': '2026-06-01T00:00:00.000Z', date: '2026-06-01' }

/** The input schemas of all procedures, by name, except those with files. */
export function inputSchemas(): Map<string, { schema: JsonSchema; accepts: (input: unknown) => boolean }> {
  return new Map(
    listInputs(contract).map(([name, input]) => [
      name,
      {
        schema: z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
        accepts: (value) => input.safeParse(value).success,
      },
    ]),
  )
}

function listInputs(router: object, names: readonly string[] = []): [string, z.ZodType][] {
  if ('~orpc' in router) {
    const { inputSchema } = router['~orpc'] as { inputSchema?: z.ZodType }
    return inputSchema ? [[names.join('.'), inputSchema]] : []
  }
  return Object.entries(router).flatMap(([name, child]) => listInputs(child as object, [...names, name]))
}

/** A minimal value that matches a schema. */
export function sampleOf(schema: JsonSchema, name = ''): unknown {
  if (name in FORMED) return FORMED[name]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {}, name)
  const [type] = [schema.type ?? []].flat()
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {})
    return Object.fromEntries(
      fields.filter(([key]) => schema.required?.includes(key)).map(([key, field]) => [key, sampleOf(field, key)]),
    )
  }
  if (type === 'array') return schema.minItems ? [sampleOf(schema.items ?? {}, name)] : []
  if (type === 'integer' || type === 'number') return schema.minimum
  if (type === 'boolean') return false
  if (type !== 'string') return undefined
  if (schema.format === 'uuid') return newId()
  return BY_FORMAT[schema.format ?? ''] ?? 'سيارة نظيفة جدًا للبيع'.repeat(2)
}

/** All values of a schema with their paths, including `null` and alternatives. */
export function valuesOf(schema: JsonSchema, path: Path = []): { path: Path; value: JsonSchema }[] {
  return [
    { path, value: schema },
    ...(schema.anyOf ?? []).flatMap((one) => valuesOf(one, path)),
    ...(schema.items ? valuesOf(schema.items, [...path, 0]) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => valuesOf(field, [...path, name])),
  ]
}

/** Replaces the value at a path of an input. Missing parents are created from the schema. */
export function withValue(schema: JsonSchema, input: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value
  if (schema.anyOf) {
    const one = schema.anyOf.find(({ items, properties }) => (step === 0 ? items : properties?.[step])) ?? {}
    // `input` matches the first alternative
    return withValue(one, one === schema.anyOf[0] ? input : sampleOf(one), [step, ...rest], value)
  }
  if (step === 0) return [withValue(schema.items ?? {}, sampleOf(schema.items ?? {}), rest, value)]
  const fields = { ...(sampleOf(schema) as object), ...(input as object) } as Record<string, unknown>
  return { ...fields, [step]: withValue(schema.properties?.[step] ?? {}, fields[step], rest, value) }
}
