export interface FallbackProps {
  error: unknown
  /** The ID by which admins find the error; undefined if it was not reported. */
  id?: string | undefined
  retries: number
  tryAgain: () => void
}
