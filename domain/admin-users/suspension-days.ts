/** For how long admins usually suspend. */
export const SUSPENSION_DAYS = [1, 3, 7, 30, 90] as const
export const MOST_SUSPENDED_DAYS = 365
