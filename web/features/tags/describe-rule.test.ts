import { beforeAll, expect, test } from 'vitest'
import { describeRule } from '#domain/tags/describe-rule.ts'
import { findRuleName, ruleWords } from './use-rule-words.ts'
import type { Lang } from '#domain/language.ts'
import type { ActivationRules, ConditionType, Operator, RuleNode, TagCondition } from '#domain/tags/tag-rule.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'

const NAMES = {
  make: [
    { slug: 'toyota', name_ar: 'تويوتا', name_en: 'Toyota', aliases: [] },
    { slug: 'honda', name_ar: 'هوندا', name_en: 'Honda', aliases: [] },
  ],
  model: [],
}

beforeAll(async () => {
  await Promise.all([loadDefaultTexts('ar'), loadDefaultTexts('en')])
})

const is = (type: ConditionType, operator: Operator, value: TagCondition['value'], value2?: number): TagCondition => ({
  type,
  operator,
  value,
  ...(value2 !== undefined && { value2 }),
})
const rule = (other: Partial<ActivationRules>): ActivationRules => ({
  type: 'complex',
  condition: null,
  value: null,
  logic: 'AND',
  conditions: [],
  ...other,
})
const all = (...conditions: RuleNode[]) => rule({ conditions })
const inWords = (rules: ActivationRules, lang: Lang) =>
  describeRule(
    rules,
    ruleWords(lang, createTexts(lang, {}).t, { names: NAMES, max_annual_mileage_for_low_tag: 10_000 }),
  )

test.each<[ActivationRules, string, string]>([
  [all(is('annual_mileage', 'less_than', 10_000)), 'المشي أقل من 10,000 كم في السنة', 'driving below 10,000 km a year'],
  [all(is('seats', 'greater_than', 6)), 'أكثر من 6 مقاعد', 'more than 6 seats'],
  [all(is('doors', 'greater_than', 2)), 'أكثر من بابين', 'more than 2 doors'],
  [all(is('contacts', 'greater_than', 11)), 'أكثر من 11 مرة تواصل', 'more than 11 contacts'],
  [all(is('seats', 'between', 5, 7)), 'من 5 إلى 7 مقاعد', '5 to 7 seats'],
  [all(is('year', 'greater_than', 2020)), 'سنة الصنع بعد 2020', 'model year after 2020'],
  [all(is('price', 'between', 50_000, 90_000)), 'السعر من 50,000 إلى 90,000 ر.س', 'price from 50,000 to 90,000 SAR'],
  [all(is('make', 'in', ['toyota', 'honda'])), 'الشركة تويوتا أو هوندا', 'make: Toyota or Honda'],
  [all(is('make', 'not_in', ['Toyota', 'Lada'])), 'الشركة غير تويوتا وLada', 'make other than Toyota and Lada'],
  [all(is('body_type', 'in', ['suv'])), 'نوع الهيكل جيب', 'body type: SUV'],
  [
    all(is('year', 'greater_than', 2020), {
      logic: 'OR',
      conditions: [is('power_hp', 'greater_than', 399), is('seats', 'equals', 2)],
    }),
    'سنة الصنع بعد 2020، و(القوة أكثر من 399 حصان، أو عدد المقاعد 2)',
    'model year after 2020, and (power above 399 hp, or number of seats: 2)',
  ],
  [
    rule({ type: 'automatic', condition: 'mileage' }),
    'المشي أقل من 10,000 كم في السنة، وليست جديدة',
    'driving below 10,000 km a year, and it is not new',
  ],
  [all(is('price', 'less_than', null)), 'السعر أقل من …', 'price below …'],
])('ADMIN-06 a rule is said as a sentence in both languages', (rules, ar, en) => {
  expect([inWords(rules, 'ar'), inWords(rules, 'en')]).toEqual([ar, en])
})

test('ADMIN-06 rules name makers by slug, and those of old by any of their names', () => {
  for (const name of ['toyota', 'Toyota', 'تويوتا']) expect(findRuleName(NAMES.make, name)?.slug).toBe('toyota')
  expect(findRuleName(NAMES.make, 'lada')).toBeUndefined()
})
