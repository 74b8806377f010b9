import type { Citations } from '#contract/content-use.ts'
import { FILE_GONE, isFileGone } from '#web/platform/device/chosen-file.ts'

/** An error of an API call, or of reading a file for it. */
export interface Failure {
  code: string
  data: {
    reason?: string | null
    wait_seconds?: number | undefined
    until?: string | null
    needs?: string
    feature?: string
    by?: string | null
    by_caller?: boolean
    reaches_at?: string | null
    articles?: Citations['articles']
    places?: Citations['places']
  }
  /** Errors by field. */
  fields: { field: string; reason: string }[]
}

interface Answer {
  code?: unknown
  data?: {
    field?: string
    reason?: string | null
    wait_seconds?: number
    reaches_at?: string | null
    until?: string | null
    needs?: string
    feature?: string
    by?: string | null
    by_caller?: boolean
    articles?: Citations['articles']
    places?: Citations['places']
    issues?: { path?: (string | number)[]; message?: string }[]
  }
}

/** Parses an error of an API call. Without a code, the request did not reach the server. */
export function failureOf(error: unknown): Failure {
  const { code, data = {} } = error as Answer
  const issues = data.issues ?? []
  return {
    code: typeof code === 'string' ? code : codeOf(error),
    data,
    fields:
      code === 'INVALID_INPUT' && data.field
        ? [{ field: data.field, reason: data.reason ?? 'invalid' }]
        : issues.map(({ path = [], message = 'invalid' }) => ({ field: path.join('.'), reason: message })),
  }
}

function codeOf(error: unknown): string {
  if (isFileGone(error)) return FILE_GONE
  return error instanceof TypeError ? 'network' : 'unexpected'
}
