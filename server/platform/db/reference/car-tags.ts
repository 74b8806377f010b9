import type { ActivationRules } from '#domain/tags/tag-rule.ts'
import type { car_tags } from '#server/platform/db/schema/index.ts'

const NO_RULE = { condition: null, value: null, logic: 'AND', conditions: [] } as const

function automatic(condition: ActivationRules['condition'], value: string | null = null): ActivationRules {
  return { ...NO_RULE, type: 'automatic', condition, value }
}

function complex(...conditions: ActivationRules['conditions']): ActivationRules {
  return { ...NO_RULE, type: 'complex', logic: 'OR', conditions }
}

/** Tags of a new installation; admins can change them. */
const TAGS: readonly Omit<typeof car_tags.$inferInsert, 'enabled' | 'bit'>[] = [
  {
    name_en: 'Sayyad’s pick',
    name_ar: 'اختيار صيّاد',
    priority: 10,
    activation_rules: { ...NO_RULE, type: 'manual' },
  },
  { name_en: 'Discount', name_ar: 'خصم', priority: 20, activation_rules: automatic('discount') },
  { name_en: 'Low mileage', name_ar: 'ممشى قليل', priority: 30, activation_rules: automatic('mileage') },
  { name_en: 'New', name_ar: 'جديدة', priority: 40, activation_rules: automatic('condition', 'new') },
  { name_en: 'Certified', name_ar: 'معتمدة', priority: 50, activation_rules: automatic('condition', 'certified') },
  {
    name_en: 'Popular',
    name_ar: 'عليها طلب',
    priority: 60,
    activation_rules: complex(
      { type: 'favorites', operator: 'greater_than', value: 50 },
      { type: 'contacts', operator: 'greater_than', value: 100 },
    ),
  },
  {
    name_en: 'High performance',
    name_ar: 'أداء عالٍ',
    priority: 70,
    activation_rules: complex({ type: 'power_hp', operator: 'greater_than', value: 399 }),
  },
  {
    name_en: 'Seven seats or more',
    name_ar: '7 مقاعد فأكثر',
    priority: 80,
    activation_rules: complex({ type: 'seats', operator: 'greater_than', value: 6 }),
  },
]

export const BUILT_IN_TAGS = TAGS.map((tag, bit) => ({ ...tag, enabled: true, bit }))
