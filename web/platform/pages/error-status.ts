/** The HTTP status of an error of the API or of a loader; undefined for other errors. */
export function errorStatus(error: unknown): number | undefined {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' ? status : undefined
}
