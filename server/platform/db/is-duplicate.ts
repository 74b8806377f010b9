import { hasSqlState } from './has-sql-state.ts'

const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because a row with the same key exists. */
export const isDuplicate = (error: unknown): boolean => hasSqlState(error, UNIQUE_VIOLATION)
