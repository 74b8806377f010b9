import { validateORPCError, type ErrorMap } from '@orpc/contract'
import { SHARED_ERRORS } from '#contract/errors.ts'
import { ORPCError, type AnyProcedure } from '@orpc/server'

interface Call {
  path: readonly string[]
  procedure: AnyProcedure
  next: () => Promise<unknown>
}

/** Errors of invalid access or input, which procedures do not declare. */
const UNDECLARED = ['BAD_REQUEST', ...SHARED_ERRORS]

/**
 * For tests: responds with 500 if an output has a field that the contract does not declare, or if the error is not
 * declared. In production neither is checked, for speed.
 */
export async function validateResponse({ path, procedure, next }: Call): Promise<unknown> {
  const { errorMap, outputSchema } = procedure['~orpc']
  const name = path.join('.')
  const output = await next().catch(async (error: unknown) => {
    throw error instanceof ORPCError && !(await isDeclared(errorMap, error))
      ? breach(`${name} threw ${error.code}, which its contract does not declare like this`)
      : error
  })
  if (!outputSchema) return output
  const result = await outputSchema['~standard'].validate(output)
  if (result.issues) {
    throw breach(`${name} returned output that does not match its contract: ${JSON.stringify(result.issues)}`)
  }
  const leak = findUndeclared(output, result.value)
  if (leak) throw breach(`${name} returned the undeclared field ${leak}`)
  return output
}

async function isDeclared(errors: ErrorMap, error: ORPCError<string, unknown>): Promise<boolean> {
  return UNDECLARED.includes(error.code) || (await validateORPCError(errors, error)).defined
}

function breach(message: string): Error {
  // details are logged, not sent to the client
  console.error(message)
  return new ORPCError('INTERNAL_SERVER_ERROR', { message })
}

/** @returns the path of the first undeclared field, or null */
export function findUndeclared(output: unknown, declared: unknown, at = ''): string | null {
  if (!isFields(output) || !isFields(declared)) return null
  for (const [name, value] of Object.entries(output)) {
    const path = at ? `${at}.${name}` : name
    if (value !== undefined && !(name in declared)) return path
    const leak = findUndeclared(value, declared[name], path)
    if (leak) return leak
  }
  return null
}

/** Lists count as fields named by index. */
const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
