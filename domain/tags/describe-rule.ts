import { formatNumber } from '#domain/format/format-number.ts'
import type { Lang } from '#domain/language.ts'
import { COUNT_NAMES, isCountName } from '#domain/search/chips/filters.ts'
import { isNameType, type NameType, type NumericType } from './condition-kinds.ts'
import { asNumber } from './evaluate-condition.ts'
import { isGroup, type ActivationRules, type ConditionGroup, type RuleNode, type TagCondition } from './tag-rule.ts'

/** How to describe a rule in a language. */
export interface RuleWords {
  lang: Lang
  /** Looks up a text and fills in its placeholders; `count` also selects the plural form. */
  translate: (key: string, values?: Record<string, string | number>) => string
  nameOf: (type: NameType, value: string) => string
  /** The setting of the same name, in kilometres a year. */
  max_annual_mileage_for_low_tag: number
}

/** Fields whose number includes the counted noun. */
const COUNTED: readonly NumericType[] = [...COUNT_NAMES, 'favorites', 'views', 'contacts']
const UNKNOWN = '…'

/** Describes which cars get the tag, as a part of a sentence. */
export function describeRule(rules: ActivationRules, words: RuleWords): string {
  const { translate } = words
  if (rules.type === 'manual') return translate('tag_rule_manual')
  if (rules.type === 'complex') return describeGroup(rules, words)
  const value = asNumber(rules.value)
  switch (rules.condition) {
    case 'discount':
      return value === null
        ? translate('tag_rule_discount')
        : translate('tag_rule_discount_from', { amount: describeAmount('discount', value, words) })
    case 'mileage':
      return translate('tag_rule_low_mileage', {
        amount: describeAmount('annual_mileage', words.max_annual_mileage_for_low_tag, words),
      })
    case 'condition':
      return translate('tag_rule_condition', {
        condition: rules.value ? translate(`condition_${rules.value}`) : UNKNOWN,
      })
    default:
      return UNKNOWN
  }
}

function describeGroup({ logic, conditions }: ConditionGroup, words: RuleWords): string {
  if (!conditions.length) return UNKNOWN
  const parts = conditions.map((node) => describeNode(node, words, conditions.length > 1))
  return join(parts, logic === 'AND' ? 'tag_join_all' : 'tag_join_any', words)
}

function describeNode(node: RuleNode, words: RuleWords, isOneOfMany: boolean): string {
  if (!isGroup(node)) return describeCondition(node, words)
  const group = describeGroup(node, words)
  return isOneOfMany && node.conditions.length > 1 ? `(${group})` : group
}

export function describeCondition(condition: TagCondition, words: RuleWords): string {
  const { type, operator } = condition
  const { translate } = words
  if (operator === 'in' || operator === 'not_in' || operator === 'equals' || isNameType(type)) {
    return describeList(condition, words)
  }
  const value = asNumber(condition.value)
  const upper = operator === 'between' ? asNumber(condition.value2) : value
  const amount = upper === null ? UNKNOWN : describeAmount(type, upper, words)
  if (COUNTED.includes(type)) {
    return translate(`tag_counted_${operator}`, {
      amount,
      from: value === null ? UNKNOWN : formatNumber(value, words.lang),
    })
  }
  const subject = typeName(type, translate)
  const from = value === null ? UNKNOWN : plainNumber(type, value, words)
  return translate(type === 'year' ? `tag_year_${operator}` : `tag_is_${operator}`, { subject, amount, from })
}

function describeList(condition: TagCondition, words: RuleWords): string {
  const { type, operator, value } = condition
  const listed = (Array.isArray(value) ? value : [value]).filter((one) => one !== null && one !== '')
  const isWithout = operator === 'not_in'
  const values = join(
    listed.map((one) => valueOf(type, one, words)),
    isWithout ? 'tag_list_all' : 'tag_list_any',
    words,
  )
  return words.translate(isWithout ? 'tag_is_not_in' : 'tag_is_in', {
    subject: typeName(type, words.translate),
    values: values || UNKNOWN,
  })
}

function valueOf(type: TagCondition['type'], value: string | number, words: RuleWords): string {
  if (isNameType(type)) return words.nameOf(type, String(value))
  const number = asNumber(value)
  return number === null ? UNKNOWN : plainNumber(type, number, words)
}

/** A number with its unit or noun; in Arabic the noun depends on the number. */
export function describeAmount(type: NumericType, number: number, words: RuleWords): string {
  if (type === 'year') return plainNumber(type, number, words)
  const { translate } = words
  if (isCountName(type)) return translate(`filter_count_${type}`, { count: number })
  if (COUNTED.includes(type)) return translate(`tag_count_${type}`, { count: number })
  return translate(`tag_amount_${type}`, { value: formatNumber(number, words.lang) })
}

/** The name of a type, within a sentence. */
export const typeName = (type: TagCondition['type'], translate: RuleWords['translate']): string =>
  isCountName(type)
    ? translate('tag_type_count', { things: translate(`filter_${type}`).toLowerCase() })
    : translate(`tag_type_${type}`)

const plainNumber = (type: NumericType, number: number, { lang }: RuleWords): string =>
  type === 'year' ? String(number) : formatNumber(number, lang)

/** @param key text key that appends `last` to `before` */
const join = ([first = '', ...rest]: readonly string[], key: string, { translate }: RuleWords): string =>
  rest.reduce((before, last) => translate(key, { before, last }), first)
