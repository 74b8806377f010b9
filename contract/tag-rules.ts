import { z } from 'zod'
import { CONDITIONS } from '#domain/cars/enumerations.ts'
import { findRuleProblems } from '#domain/tags/find-rule-problems.ts'
import {
  AUTOMATIC_CONDITIONS,
  CONDITION_TYPES,
  conditionsOf,
  LOGICS,
  OPERATORS,
  RULE_TYPES,
} from '#domain/tags/tag-rule.ts'
import { atMost, Text } from './procedure.ts'

const MOST_CONDITIONS = 20
const MOST_VALUES = 50

/** Used for riyals, kilometres, years and counts. */
const Whole = z.int().min(0).max(1_000_000_000)
const Value = z.union([Whole, Text.check(atMost(80))])

const Condition = z.strictObject({
  type: z.enum(CONDITION_TYPES),
  operator: z.enum(OPERATORS),
  /** A list for `in` and `not_in`, otherwise a single value. */
  value: z.union([...Value.options, z.array(Value).max(MOST_VALUES, 'too_many')]).nullable(),
  /** The upper bound for `between`. */
  value2: Value.nullable().optional(),
})

const groupOf = <Node extends z.ZodType>(node: Node) =>
  z.strictObject({ logic: z.enum(LOGICS), conditions: z.array(node).max(MOST_CONDITIONS, 'too_many') })
const InnerGroup = groupOf(Condition)
const Group = groupOf(z.union([Condition, InnerGroup]))

/** Rules as stored. */
export const StoredRules = z.object({
  type: z.enum(RULE_TYPES),
  /** The condition of an automatic rule. */
  condition: z.enum(AUTOMATIC_CONDITIONS).nullable(),
  /** The minimum discount or the condition of the car, for an automatic rule. */
  value: Value.nullable(),
  /** How the conditions of a complex rule are combined. */
  logic: z.enum(LOGICS),
  conditions: z.array(z.union([Condition, Group])),
})

/** Rules that can be saved: complete and without contradictions. */
export const ActivationRules = z.strictObject(StoredRules.shape).superRefine((rules, context) => {
  const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
  const { type, condition, value } = rules
  if (type === 'automatic' && condition === null) refuse(['condition'], 'required')
  if (type === 'automatic' && condition === 'condition' && !CONDITIONS.some((known) => known === value)) {
    refuse(['value'], 'required')
  }
  if (type === 'complex' && conditionsOf(rules).length > MOST_CONDITIONS) return refuse(['conditions'], 'too_many')
  for (const { path, field, reason, blocks } of findRuleProblems(rules)) {
    if (blocks) refuse([...path.flatMap((at) => ['conditions', at]), field], reason)
  }
})
