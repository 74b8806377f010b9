/** An error response of the API. */
export class ApiError extends Error {
  readonly code: string
  readonly status: number
  readonly data: unknown

  constructor(status: number, { code, message, data }: { code: string; message?: string; data?: unknown }) {
    super(message ?? code)
    this.code = code
    this.status = status
    this.data = data
  }
}

/** Proxies may return responses that are not in the format of the API. */
const UNREADABLE = { code: 'UNREADABLE_ANSWER' }

/**
 * Reads the output of a procedure; undefined if it has none.
 * @throws ApiError
 */
export async function readAnswer(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const text = isJson ? await response.text() : ''
  const body: unknown = text ? JSON.parse(text) : undefined
  if (response.ok) return body
  const hasCode = typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
  throw new ApiError(response.status, hasCode ? (body as { code: string }) : UNREADABLE)
}
