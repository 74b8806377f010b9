import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldValues, ResolverOptions, ResolverResult } from 'react-hook-form'
import type { z } from 'zod'

/** Validates the values of a form; the first error of each field counts. */
export async function validate<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  values: Input,
  options: ResolverOptions<Input>,
): Promise<ResolverResult<Input, Output>> {
  const parsed = await schema.safeParseAsync(values)
  if (parsed.success) return { values: parsed.data, errors: {} }
  const errors: Record<string, FieldError> = {}
  for (const { path, message, code } of parsed.error.issues) errors[path.join('.')] ??= { type: code, message }
  return { values: {}, errors: toNestErrors<Input>(errors, options) }
}
