import { COUNT_NAMES, type CountName } from '#domain/search/chips/filters.ts'

export const RULE_TYPES = ['manual', 'automatic', 'complex'] as const
export type RuleType = (typeof RULE_TYPES)[number]

/** The field that an automatic rule checks. */
export const AUTOMATIC_CONDITIONS = ['discount', 'mileage', 'condition'] as const
export type AutomaticCondition = (typeof AUTOMATIC_CONDITIONS)[number]

export const LOGICS = ['AND', 'OR'] as const
export type Logic = (typeof LOGICS)[number]

const OF_CARS = ['mileage', 'annual_mileage', 'make', 'model', 'body_type', 'power_hp'] as const
const OF_ADS = ['year', 'favorites', 'views', 'contacts', 'price', 'discount'] as const
export type ConditionType = (typeof OF_CARS)[number] | CountName | (typeof OF_ADS)[number]
export const CONDITION_TYPES: readonly ConditionType[] = [...OF_CARS, ...COUNT_NAMES, ...OF_ADS]

export const OPERATORS = ['less_than', 'greater_than', 'equals', 'between', 'in', 'not_in'] as const
export type Operator = (typeof OPERATORS)[number]

export type TagCondition = {
  type: ConditionType
  operator: Operator
  /** A list for `in` and `not_in`, otherwise one value. */
  value: number | string | readonly (number | string)[] | null
  /** The upper end of `between`. */
  value2?: number | string | null
}

/** A nested list of conditions. */
export type ConditionGroup = { logic: Logic; conditions: readonly RuleNode[] }
export type RuleNode = TagCondition | ConditionGroup

/** A rule, a group in it, and a group in that group. */
export const MAX_RULE_DEPTH = 3

export type ActivationRules = ConditionGroup & {
  type: RuleType
  condition: AutomaticCondition | null
  value: number | string | null
}

export const isGroup = (node: RuleNode): node is ConditionGroup => 'conditions' in node

/** All conditions of a rule or group, flattened. */
export const conditionsOf = ({ conditions }: Pick<ConditionGroup, 'conditions'>, depth = 1): TagCondition[] =>
  conditions.flatMap((node) => {
    if (!isGroup(node)) return [node]
    return depth < MAX_RULE_DEPTH ? conditionsOf(node, depth + 1) : []
  })

export type CarTag = {
  id: number
  name_en: string
  name_ar: string
  enabled: boolean
  priority: number
  activation_rules: ActivationRules
}
