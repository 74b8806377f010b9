import { isFeature } from '#domain/cars/features.ts'
import { groupPhone, readTypedPhone } from '#domain/contacts/read-typed-phone.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { parseNumber } from '#domain/text/parse-number.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import type { TextKey } from '#web/texts/text-key.ts'
import type { AdForm, FieldName, TextName } from './ad-form.ts'
import type { Named } from './find-named.ts'
import { STEP_FIELDS } from './steps.ts'

/** Names of the fields, where the site names them otherwise than `filter_…`. */
const LABELS: Partial<Record<FieldName, TextKey>> = {
  mileage: 'ad_mileage',
  price: 'ad_price',
  district: 'car_district',
  engine_size: 'ad_engine_size',
  power_hp: 'ad_power_hp',
  owners_count: 'car_owners_count',
  accident: 'car_accident',
  paint: 'car_paint',
  agency_serviced: 'car_agency_serviced',
  warranty_until: 'car_warranty_until',
  inspection_valid_until: 'ad_inspection',
  registration_valid_until: 'ad_registration',
  extra_features: 'car_features',
  title: 'ad_title',
  description: 'ad_description',
  title_other: 'ad_title_other',
  description_other: 'ad_description_other',
  picture_ids: 'car_pictures',
  contact_name: 'ad_contact_name',
  contact_methods: 'ad_contact_methods',
  phone_number: 'ad_phone',
  is_same_whatsapp: 'ad_whatsapp_same',
  whatsapp_number: 'ad_whatsapp',
}
export const labelOf = (field: FieldName): TextKey => LABELS[field] ?? (`filter_${field}` as TextKey)

interface Lists {
  makers: readonly Named[]
  models: readonly Named[]
  cities: readonly Named[]
}

export interface Said {
  field: FieldName
  /** In words; empty where nothing is said. */
  value: string
}

/** Everything that a form says, in words, in the order of the page. */
export function describeForm(
  form: AdForm,
  picture_ids: readonly string[],
  { makers, models, cities }: Lists,
  { lang, t }: Texts,
): Said[] {
  const lists = { make: makers, model: models, city: cities }
  const numbers: Partial<Record<FieldName, (value: number) => string>> = {
    year: String,
    price: (value) => formatPrice(value, lang),
    mileage: (value) => formatMileage(value, lang),
    engine_size: (value) => t('litres', { size: value }),
    power_hp: (value) => t('horsepower', { power: formatNumber(value, lang) }),
  }

  function words(field: FieldName): string {
    if (field === 'picture_ids') return picture_ids.length ? t('ad_pictures_count', { count: picture_ids.length }) : ''
    if (field === 'extra_features')
      return form[field].map((one) => (isFeature(one) ? t(`feature_${one}`) : one)).join(t('list_comma'))
    if (field === 'contact_methods')
      return form[field].map((method) => t(`ad_contact_${method}` as TextKey)).join(t('list_comma'))
    if (field === 'is_same_whatsapp') return ''
    const is_copy = field === 'whatsapp_number' && form.is_same_whatsapp && form.contact_methods.includes('whatsapp')
    const text = form[is_copy ? 'phone_number' : field].trim()
    if (field === 'make' || field === 'model' || field === 'city') {
      return lists[field].find(({ slug }) => slug === text)?.[`name_${lang}`] ?? (form[`${field}_text`] || text)
    }
    if (!text) return ''
    const number = numbers[field]
    const value = number && parseNumber(text)
    if (number && typeof value === 'number') return number(value)
    return inWords(field, text)
  }

  function inWords(field: TextName, text: string): string {
    if (field.endsWith('_until')) return Number.isNaN(Date.parse(text)) ? text : formatDate(text, lang)
    if (field.endsWith('_number')) {
      const phone_number = readTypedPhone(text)
      return phone_number ? groupPhone(phone_number) : text
    }
    if (field === 'agency_serviced') return t(text === 'yes' ? 'yes' : 'no')
    const is_listed = [
      'condition',
      'body_type',
      'color',
      'fuel_type',
      'transmission',
      'regional_spec',
      'accident',
      'paint',
    ]
    return is_listed.includes(field) ? t(`${field}_${text}` as TextKey) : text
  }

  return Object.values(STEP_FIELDS)
    .flat()
    .map((field) => ({ field, value: words(field) }))
}
