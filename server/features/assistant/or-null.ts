import { DeclaredError } from '#server/platform/fail.ts'

/** What is read, or null if it is not there. */
export async function orNull<Read>(reading: Promise<Read>): Promise<Read | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof DeclaredError && error.code === 'NOT_FOUND') return null
    throw error
  }
}
