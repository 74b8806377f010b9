const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because a row with its key is there. */
export function isDuplicate(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } }
  return cause?.code === UNIQUE_VIOLATION
}
