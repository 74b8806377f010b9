import type { BodyType } from '#domain/cars/enumerations.ts'
import { AD_FIELDS, fitsFuel, PLAIN_FIELDS, type PlainField } from '#domain/cars/fields.ts'
import { isFeature } from '#domain/cars/features.ts'
import { groupPhone, readTypedPhone } from '#domain/contacts/read-typed-phone.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { parseNumber } from '#domain/text/parse-number.ts'
import { carWordTexts } from '#web/texts/car-words/area.ts'
import { fieldInWords } from '#web/texts/field-in-words.ts'
import type { addCarTexts } from '#web/texts/add-car/area.ts'
import { composedText, withAreas, type Texts } from '#web/texts/create-texts.ts'
import type { TextKey } from '#web/texts/text-key.ts'
import type { AdForm, FieldName, TextName } from './ad-form.ts'
import { STEP_FIELDS } from './steps.ts'
import type { CatalogueItem } from './catalogue-item.ts'

/** Labels of fields that only the form has, or that it labels differently. */
const OWN_LABELS: Partial<Record<FieldName, TextKey<typeof addCarTexts>>> = {
  title: 'ad_title',
  description: 'ad_description',
  title_other: 'ad_title_other',
  description_other: 'ad_description_other',
  price_note: 'ad_price_note',
  contact_name: 'ad_contact_name',
  contact_methods: 'ad_contact_methods',
  phone_number: 'ad_phone',
  is_same_whatsapp: 'ad_whatsapp_same',
  is_price_on_request: 'ad_price_on_request',
  whatsapp_number: 'ad_whatsapp',
}
const LABELS = {
  ...Object.fromEntries(AD_FIELDS.map((field) => [field.name, 'formLabel' in field ? field.formLabel : field.label])),
  ...OWN_LABELS,
} as Record<FieldName, TextKey<typeof addCarTexts>>

export const labelOf = (field: FieldName): TextKey<typeof addCarTexts> => LABELS[field]

interface Lists {
  makers: readonly CatalogueItem[]
  models: readonly CatalogueItem[]
  cities: readonly CatalogueItem[]
}

function typedInWords(field: PlainField, text: string, texts: Pick<Texts, 'lang' | 't'>): string {
  if (field.type === 'day') return Number.isNaN(Date.parse(text)) ? text : formatDate(text, texts.lang)
  if (field.type === 'yes_no') return texts.t(text === 'yes' ? 'yes' : 'no')
  if (field.type === 'choice') return fieldInWords(field, text, texts) ?? text
  const number = parseNumber(text)
  return number === null ? text : (fieldInWords(field, number, texts) ?? text)
}

export interface Said {
  field: FieldName
  /** Formatted; empty if not stated. */
  value: string
}

/** All fields of a form with formatted values, in display order. */
export function describeForm(
  form: AdForm,
  pictureIds: readonly string[],
  { makers, models, cities }: Lists,
  { lang, t }: Texts<typeof addCarTexts>,
): Said[] {
  const lists = { make: makers, model: models, city: cities }
  function words(field: FieldName): string {
    if (field === 'picture_ids') return pictureIds.length ? t('ad_pictures_count', { count: pictureIds.length }) : ''
    if (field === 'extra_features')
      return form[field]
        .map((one) => (isFeature(one) ? withAreas(t, carWordTexts)(`feature_${one}`) : one))
        .join(t('list_comma'))
    if (field === 'contact_methods')
      return form[field].map((method) => composedText(t, `ad_contact_${method}`)).join(t('list_comma'))
    if (field === 'is_same_whatsapp' || field === 'is_price_on_request') return ''
    if (field === 'price' && form.is_price_on_request) return t('price_on_request')
    const isCopy = field === 'whatsapp_number' && form.is_same_whatsapp && form.contact_methods.includes('whatsapp')
    const text = form[isCopy ? 'phone_number' : field].trim()
    if (field === 'make' || field === 'model' || field === 'city') {
      return lists[field].find(({ slug }) => slug === text)?.[`name_${lang}`] ?? (form[`${field}_text`] || text)
    }
    if (!text) return ''
    return inWords(field, text)
  }

  function inWords(field: TextName, text: string): string {
    if (field.endsWith('_number')) {
      const phoneNumber = readTypedPhone(text)
      return phoneNumber ? groupPhone(phoneNumber) : text
    }
    if (field === 'body_type') return withAreas(t, carWordTexts)(`body_type_${text as BodyType}`)
    const plain = PLAIN_FIELDS.find(({ name }) => name === field)
    if (plain && !fitsFuel(plain, form.fuel_type)) return ''
    return plain ? typedInWords(plain, text, { lang, t }) : text
  }

  return Object.values(STEP_FIELDS)
    .flat()
    .map((field) => ({ field, value: words(field) }))
}
