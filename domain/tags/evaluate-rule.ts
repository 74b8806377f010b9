import { normaliseText } from '#domain/text/normalise-text.ts'
import { asNumber, evaluateCondition } from './evaluate-condition.ts'
import { isLowMileage } from './low-mileage.ts'
import type { ActivationRules, CarTag } from './tag-rule.ts'
import type { TagContext, TaggableCar } from './taggable-car.ts'

type RuledTag = Pick<CarTag, 'id' | 'activation_rules'>

/** Does the tag fit the car? Whether it is enabled is asked elsewhere. */
export function evaluateRule(tag: RuledTag, car: TaggableCar, context: TagContext): boolean {
  const rules = tag.activation_rules
  switch (rules.type) {
    case 'manual':
      return car.manual_tag_ids.includes(tag.id)
    case 'automatic':
      return evaluateAutomatic(rules, car, context)
    case 'complex':
      return evaluateComplex(rules, car, context)
    default:
      return false
  }
}

function evaluateAutomatic({ condition, value }: ActivationRules, car: TaggableCar, context: TagContext): boolean {
  switch (condition) {
    case 'discount':
      return isDiscounted(car.discount, value)
    case 'mileage':
      // Its limit is the setting; a value in the rule would be a second source.
      return isLowMileage(car, context)
    case 'condition':
      return hasCondition(car.condition, value)
    default:
      return false
  }
}

function isDiscounted(discount: number, at_least: ActivationRules['value']): boolean {
  if (discount <= 0) return false
  if (at_least === null || at_least === '') return true
  const minimum = asNumber(at_least)
  return minimum !== null && discount >= minimum
}

function hasCondition(condition: string | null, wanted: ActivationRules['value']): boolean {
  return condition !== null && wanted !== null && normaliseText(condition) === normaliseText(String(wanted))
}

function evaluateComplex({ logic, conditions }: ActivationRules, car: TaggableCar, context: TagContext): boolean {
  const holds = conditions.map((condition) => evaluateCondition(condition, car, context))
  return logic === 'OR' ? holds.includes(true) : holds.length > 0 && !holds.includes(false)
}
