/** Whether a statement failed with this error code of PostgreSQL. */
export function hasSqlState(error: unknown, code: string): boolean {
  const { cause } = error as { cause?: { code?: string } }
  return cause?.code === code
}
