/** An error of an API call. */
export interface Failure {
  code: string
  data: { reason?: string | null; wait_seconds?: number; until?: string | null }
  /** Errors by field. */
  fields: { field: string; reason: string }[]
}

interface Answer {
  code?: unknown
  data?: {
    field?: string
    reason?: string | null
    wait_seconds?: number
    until?: string | null
    issues?: { path?: (string | number)[]; message?: string }[]
  }
}

/** Parses an error of an API call. Without a code, the request did not reach the server. */
export function failureOf(error: unknown): Failure {
  const { code, data = {} } = error as Answer
  const issues = data.issues ?? []
  return {
    code: typeof code === 'string' ? code : error instanceof TypeError ? 'network' : 'unexpected',
    data,
    fields:
      code === 'INVALID_INPUT' && data.field
        ? [{ field: data.field, reason: data.reason ?? 'invalid' }]
        : issues.map(({ path = [], message = 'invalid' }) => ({ field: path.join('.'), reason: message })),
  }
}
