import type { UseQueryResult } from '@tanstack/react-query'

/** Whether the last request failed. Without data, `isError` alone is false again while the next request is running. */
export const hasFailed = ({ data, isError, errorUpdateCount }: UseQueryResult): boolean =>
  isError || (data === undefined && errorUpdateCount > 0)
