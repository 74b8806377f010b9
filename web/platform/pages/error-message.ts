import { isRouteErrorResponse } from 'react-router'

/** The message of whatever was thrown. */
export function errorMessage(error: unknown): string {
  try {
    if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
    return String(hasMessage(error) ? error.message : error)
  } catch {
    // objects without a prototype, and those whose own methods throw
    return Object.prototype.toString.call(error)
  }
}

const hasMessage = (error: unknown): error is { message: unknown } =>
  typeof error === 'object' && error !== null && 'message' in error
