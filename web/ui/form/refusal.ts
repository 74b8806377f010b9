import { data } from 'react-router'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { failureOf } from './failure.ts'

/**
 * The response to a form that was sent without scripts, for the page to show.
 * @param rest what the page needs besides, such as what was typed
 * @throws errors that are not about what was sent
 */
export function refuse<Rest extends object>(error: unknown, rest: Rest) {
  const status = errorStatus(error) ?? 500
  if (status >= 500) throw error
  return data({ refused: failureOf(error), ...rest }, { status })
}

/** @throws a response with status 400 if the body is no small form */
export async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw data(null, 400)
  })
}
