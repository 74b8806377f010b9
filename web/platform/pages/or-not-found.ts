import { data } from 'react-router'
import { errorStatus } from './error-status.ts'

/** For loaders: turns NOT_FOUND and invalid ids into a 404 response. */
export async function orNotFound<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    const status = errorStatus(error)
    if (status === 404 || status === 400) throw data(null, { status: 404 })
    throw error
  }
}
