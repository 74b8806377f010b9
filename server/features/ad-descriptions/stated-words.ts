import type { StatedCar } from '#contract/ad-descriptions.ts'
import type { StatedWords } from '#domain/assistant/written/judge-description.ts'
import { fitsFuel, PLAIN_FIELDS, type PlainField } from '#domain/cars/fields.ts'
import { modelName } from '#domain/cars/model-name.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import type { Lang } from '#domain/language.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'

type LabelIn = (key: string, lang: Lang) => string

/** Stated within sentences; all others with their labels. */
const WITHIN: ReadonlySet<string> = new Set(['year', 'mileage', 'price'])
const COMMA: Record<Lang, string> = { ar: '، ', en: ', ' }

const labelOf = (field: PlainField): string => ('formLabel' in field ? field.formLabel : field.label)
const keysOf = (field: PlainField): string[] => [
  labelOf(field),
  ...(field.type === 'choice' ? field.values.map((value) => `${field.name}_${value}`) : []),
  ...('zeroLabel' in field ? [field.zeroLabel] : []),
]

/** Texts of the pages that name what a seller can state. */
export const statedKeys = ({ body_type, features }: StatedCar): string[] => [
  ...PLAIN_FIELDS.flatMap(keysOf),
  'yes',
  'no',
  'filter_body_type',
  `body_type_${body_type}`,
  'car_features',
  ...features.map((feature) => `feature_${feature}`),
]

/** What is stated of a car, in words of the site; null if its make is unknown. */
export function statedWords(
  car: StatedCar,
  lang: Lang,
  { catalogue, labelIn }: { catalogue: Catalogue; labelIn: LabelIn },
): StatedWords | null {
  const { makers, models, cities } = catalogue
  const nameIn = (row: { name_ar: string; name_en: string } | undefined) => row?.[`name_${lang}`]
  const make = nameIn(makers.bySlug.get(car.make))
  if (make === undefined) return null
  const model = car.model === null ? undefined : nameIn(models.bySlug.get(car.model))
  const city = nameIn(cities.bySlug.get(car.city))
  const label = (key: string) => labelIn(key, lang)
  const labelled = (key: string, words: string) => `${label(key)}: ${words}`
  const plain = PLAIN_FIELDS.flatMap((field): [string, string][] => {
    const value = car[field.name]
    if (value === null || !fitsFuel(field, car.fuel_type)) return []
    const words = plainWords(field, value, lang, label)
    return [[field.name, WITHIN.has(field.name) ? words : labelled(labelOf(field), words)]]
  })
  const stated: [string, string | undefined][] = [
    ['name', `${model === undefined ? make : modelName(make, model)} ${car.year}`],
    ['make', make],
    ['model', model],
    ['city', city],
    ...plain,
    [
      'body_type',
      car.body_type === null ? undefined : labelled('filter_body_type', label(`body_type_${car.body_type}`)),
    ],
    [
      'features',
      car.features.length === 0
        ? undefined
        : labelled('car_features', car.features.map((feature) => label(`feature_${feature}`)).join(COMMA[lang])),
    ],
  ]
  return new Map(stated.flatMap(([name, words]) => (words === undefined ? [] : [[name, { words }]])))
}

function plainWords(
  field: PlainField,
  value: string | number | boolean,
  lang: Lang,
  label: (key: string) => string,
): string {
  if (typeof value === 'boolean') return label(value ? 'yes' : 'no')
  if (typeof value === 'string') return field.type === 'day' ? formatDate(value, lang) : label(`${field.name}_${value}`)
  if (value === 0 && 'zeroLabel' in field) return label(field.zeroLabel)
  if (field.name === 'year') return String(value)
  if (field.name === 'mileage') return formatMileage(value, lang)
  return field.name === 'price' ? formatPrice(value, lang) : formatNumber(value, lang)
}
