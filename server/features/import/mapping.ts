import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { StartError } from '#server/platform/start-error.ts'

const FIELDS = [
  'id',
  'title',
  'make',
  'model',
  'year',
  'price',
  'mileage',
  'city',
  'condition',
  'color',
  'fuel_type',
  'transmission',
  'body_type',
  'regional_spec',
  'engine_size',
  'description',
] as const
export type ImportField = (typeof FIELDS)[number]

/** Which column of the file holds what, and what the file's own words for a field's values mean. */
const Mapping = z.strictObject({
  /** Names the file's origin: with the row's id it keeps an ad from being imported twice. */
  source: z.string().regex(/^[a-z0-9-]{1,40}$/),
  columns: z.partialRecord(z.enum(FIELDS), z.string().min(1)),
  values: z.partialRecord(z.enum(FIELDS), z.record(z.string(), z.string())).default({}),
})
export type Mapping = z.output<typeof Mapping>

/** @throws StartError if the file is not there or is no mapping */
export function readMapping(file: string): Mapping {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new StartError(`The mapping ${file} can't be read.`)
  }
  const parsed = Mapping.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new StartError(
    `The mapping ${file} has a mistake at ${issue?.path.join('.') || 'its start'}: ${issue?.message}.`,
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
