import { matchesNumber } from './evaluate-condition.ts'
import { conditionsOf, type ActivationRules } from './tag-rule.ts'

export interface CounterChange {
  counter: 'favorites' | 'views' | 'contacts'
  before: number
  after: number
}

/** Whether a condition holds for only one of the two values. Otherwise no rule answers differently. */
export const counterMatters = (rules: ActivationRules, { counter, before, after }: CounterChange): boolean =>
  rules.type === 'complex' &&
  conditionsOf(rules).some(
    (condition) => condition.type === counter && matchesNumber(condition, before) !== matchesNumber(condition, after),
  )
