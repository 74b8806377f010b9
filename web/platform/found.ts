import { data } from 'react-router'
import { errorStatus } from './error-status.ts'

/** For loaders: what the API does not find, or takes for no address at all, is a page that does not exist. */
export async function found<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    const status = errorStatus(error)
    if (status === 404 || status === 400) throw data(null, { status: 404 })
    throw error
  }
}
