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
 * @throws ApiError; TypeError if it is the page of a network that wants to be signed in to first
 */
export async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  if (!response.ok) throw new ApiError(response.status, errorOf(isJson ? text : ''))
  if (!text) return undefined
  if (!isJson) throw new TypeError('NetworkError: something else than the site has answered')
  const body = parsed(text)
  // the browser's own error would quote the answer, which may be personal
  if (body === undefined) throw new SyntaxError('The answer is not JSON')
  return body
}

function errorOf(text: string): { code: string } {
  const body = parsed(text)
  const hasCode = typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
  return hasCode ? (body as { code: string }) : UNREADABLE
}

/** @returns undefined if it is no JSON */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
