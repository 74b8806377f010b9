const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because a row with the same key exists. */
export function isDuplicate(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } }
  return cause?.code === UNIQUE_VIOLATION
}
