import { isGroup, type ConditionGroup, type RuleNode, type TagCondition } from './tag-rule.ts'

/** Where the slugs of merged makers and models lead. */
type Names = Record<'make' | 'model', ReadonlyMap<string, { slug: string }>>

/** Replaces merged makers and models in a rule by those that they were merged into. */
export const renameInRule = <Rule extends ConditionGroup>(rule: Rule, names: Names): Rule => ({
  ...rule,
  conditions: rule.conditions.map((node): RuleNode =>
    isGroup(node) ? renameInRule(node, names) : renamed(node, names),
  ),
})

function renamed(condition: TagCondition, names: Names): TagCondition {
  const { type, value } = condition
  if (type !== 'make' && type !== 'model') return condition
  const nameOf = <Value>(one: Value) => names[type].get(String(one))?.slug ?? one
  return { ...condition, value: Array.isArray(value) ? value.map((one) => nameOf(one)) : nameOf(value) }
}
