import { conditionsOf, type ActivationRules } from './tag-rule.ts'

/** Whether a tag depends on a counter of the car. */
export const usesCounter = (rules: ActivationRules, counter: 'favorites' | 'views' | 'contacts'): boolean =>
  rules.type === 'complex' && conditionsOf(rules).some(({ type }) => type === counter)
