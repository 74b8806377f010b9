import { normaliseText } from '#domain/text/normalise-text.ts'
import { asNumber, evaluateCondition } from './evaluate-condition.ts'
import { isLowMileage } from './low-mileage.ts'
import { isGroup, MAX_RULE_DEPTH, type ActivationRules, type CarTag, type ConditionGroup } from './tag-rule.ts'
import type { TagContext, TaggableCar } from './taggable-car.ts'

type RuledTag = Pick<CarTag, 'id' | 'activation_rules'>

/** Whether the tag applies to the car, enabled or not. */
export function evaluateRule(tag: RuledTag, car: TaggableCar, context: TagContext): boolean {
  const rules = tag.activation_rules
  switch (rules.type) {
    case 'manual':
      return car.manualTagIds.includes(tag.id)
    case 'automatic':
      return evaluateAutomatic(rules, car, context)
    case 'complex':
      return evaluateGroup(rules, car, context)
    default:
      return false
  }
}

function evaluateAutomatic({ condition, value }: ActivationRules, car: TaggableCar, context: TagContext): boolean {
  switch (condition) {
    case 'discount':
      return isDiscounted(car.discount, value)
    case 'mileage':
      // The limit is a setting; a value in the rule would be a second source.
      return isLowMileage(car, context)
    case 'condition':
      return hasCondition(car.condition, value)
    default:
      return false
  }
}

function isDiscounted(discount: number, atLeast: ActivationRules['value']): boolean {
  if (discount <= 0) return false
  if (atLeast === null || atLeast === '') return true
  const minimum = asNumber(atLeast)
  return minimum !== null && discount >= minimum
}

function hasCondition(condition: string | null, wanted: ActivationRules['value']): boolean {
  return condition !== null && wanted !== null && normaliseText(condition) === normaliseText(String(wanted))
}

function evaluateGroup(
  { logic, conditions }: ConditionGroup,
  car: TaggableCar,
  context: TagContext,
  depth = 1,
): boolean {
  const holds = conditions.map((node) => {
    if (!isGroup(node)) return evaluateCondition(node, car, context)
    return depth < MAX_RULE_DEPTH && evaluateGroup(node, car, context, depth + 1)
  })
  return logic === 'OR' ? holds.includes(true) : holds.length > 0 && !holds.includes(false)
}
