import type { z } from 'zod'

interface Form {
  schema: z.ZodType
  /** Initial values of the form. */
  defaults: unknown
  /** Current values; requirements may depend on them. */
  values: unknown
}

/**
 * Whether the schema rejects the form if this field is empty.
 * @param name path such as `offers.0.days`
 */
export function isRequired({ schema, defaults, values }: Form, name: string): boolean {
  const { error } = schema.safeParse(withEmpty(values, defaults, name.split('.')))
  return error?.issues.some(({ path }) => path.join('.') === name) ?? false
}

function withEmpty(value: unknown, preset: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return emptyLike(preset)
  const part = withEmpty(partOf(value, key), partOf(preset, key), rest)
  const parts = { ...(value as object), [key]: part }
  return Array.isArray(value) ? Object.values(parts) : parts
}

const partOf = (value: unknown, key: string): unknown => (value as Record<string, unknown> | undefined)?.[key]

/** The value of an empty input. */
function emptyLike(preset: unknown): unknown {
  if (typeof preset === 'string') return ''
  if (typeof preset === 'number') return null
  if (typeof preset === 'boolean') return false
  return Array.isArray(preset) ? [] : undefined
}
