import type { ActivationRules } from './tag-rule.ts'

/** Whether a tag can come or go when a counter of the car changes. */
export const usesCounter = (rules: ActivationRules, counter: 'favorites' | 'views' | 'contacts'): boolean =>
  rules.type === 'complex' && rules.conditions.some(({ type }) => type === counter)
