import { atMost, OneLine } from './procedure.ts'

/** The name of a fact, by which articles and calculators refer to it. */
export const FactKey = OneLine.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'key_wrong').check(atMost(60))
