/** The HTTP status of what a call of the API or a loader threw; undefined for anything else. */
export function errorStatus(error: unknown): number | undefined {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' ? status : undefined
}
