import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { IMPORT_FIELDS } from '#domain/import/import-fields.ts'
import { StartError } from '#server/platform/start-error.ts'

/** Maps columns of the file to fields, and values of the file to values of fields. */
const Mapping = z.strictObject({
  /** The source of the file. Together with the ID of a row, it identifies duplicates. */
  source: z.string().regex(/^[a-z0-9-]{1,40}$/),
  columns: z.partialRecord(z.enum(IMPORT_FIELDS), z.string().min(1)),
  values: z.partialRecord(z.enum(IMPORT_FIELDS), z.record(z.string(), z.string())).default({}),
})
export type Mapping = z.output<typeof Mapping>

/** @throws StartError if the file does not exist or is not a valid mapping */
export function readMapping(file: string): Mapping {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new StartError(`The mapping ${file} cannot be read.`)
  }
  const parsed = Mapping.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new StartError(
    `The mapping ${file} is invalid at ${issue?.path.join('.') || 'the top level'}: ${issue?.message}.`,
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
