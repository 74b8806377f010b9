import { matchesNumber } from './evaluate-condition.ts'
import { conditionsOf, type ActivationRules } from './tag-rule.ts'

export interface CounterChange {
  counter: 'favorites' | 'views' | 'contacts'
  before: number
  after: number
}

/** Whether a rule has a condition that holds for only one of the two values of a counter, so that tags may change. */
export const counterMatters = (rules: ActivationRules, { counter, before, after }: CounterChange): boolean =>
  rules.type === 'complex' &&
  conditionsOf(rules).some(
    (condition) => condition.type === counter && matchesNumber(condition, before) !== matchesNumber(condition, after),
  )
