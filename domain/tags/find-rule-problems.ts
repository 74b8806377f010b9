import { canFail, isSatisfiable } from './is-satisfiable.ts'
import { isNameType } from './condition-kinds.ts'
import { asNumber } from './evaluate-condition.ts'
import { isGroup, type ActivationRules, type ConditionGroup, type TagCondition } from './tag-rule.ts'

export interface RuleProblem {
  /** Indexes in the nested lists of conditions, outermost first; empty for the rule itself. */
  path: readonly number[]
  field: 'value' | 'value2' | 'conditions'
  reason:
    | 'rule_value_missing'
    | 'rule_list_empty'
    | 'rule_ends_swapped'
    | 'rule_empty'
    | 'rule_never'
    | 'rule_contradicts'
    | 'rule_always'
    | 'rule_matches_all'
  /** Whether it prevents saving; false for a warning. */
  blocks: boolean
}

/** What is wrong with a complex rule, in the order of its conditions. */
export function findRuleProblems(rules: Pick<ActivationRules, 'type' | 'logic' | 'conditions'>): RuleProblem[] {
  if (rules.type !== 'complex') return []
  const found = inGroup(rules, [])
  const isKnown = found.some(({ blocks, reason }) => blocks || reason === 'rule_always')
  if (isKnown || canFail(rules)) return found
  return [...found, { path: [], field: 'conditions', reason: 'rule_matches_all', blocks: false }]
}

function inGroup(group: ConditionGroup, path: readonly number[]): RuleProblem[] {
  if (!group.conditions.length) return [{ path, field: 'conditions', reason: 'rule_empty', blocks: true }]
  const inside = group.conditions.flatMap((node, at) =>
    isGroup(node) ? inGroup(node, [...path, at]) : inCondition(node, [...path, at]),
  )
  if (group.logic === 'OR' || inside.some(({ blocks }) => blocks)) return inside
  const last = group.conditions.findIndex((_, at) => !isSatisfiable(group.conditions.slice(0, at + 1)))
  if (last === -1) return inside
  return [...inside, { path: [...path, last], field: 'value', reason: 'rule_contradicts', blocks: true }]
}

function inCondition(condition: TagCondition, path: readonly number[]): RuleProblem[] {
  const { operator, value, value2 } = condition
  const problem = (
    reason: RuleProblem['reason'],
    field: RuleProblem['field'] = 'value',
    blocks = true,
  ): RuleProblem[] => [{ path, field, reason, blocks }]
  if (operator === 'in' || operator === 'not_in') {
    const listed = Array.isArray(value) ? value.filter((entry) => isUsable(condition, entry)) : []
    if (!listed.length) return problem('rule_list_empty')
  } else {
    if (!isUsable(condition, value)) return problem('rule_value_missing')
    if (operator === 'between') {
      if (!isUsable(condition, value2)) return problem('rule_value_missing', 'value2')
      if (Number(value2) < Number(value)) return problem('rule_ends_swapped', 'value2')
    }
  }
  if (!isSatisfiable([condition])) return problem('rule_never')
  return canFail(condition) ? [] : problem('rule_always', 'value', false)
}

const isUsable = ({ type }: TagCondition, value: unknown): boolean =>
  isNameType(type) ? String(value ?? '').trim() !== '' : asNumber(value) !== null
