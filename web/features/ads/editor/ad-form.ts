import type { Draft, DraftFields } from '#contract/ads.ts'
import { PLAIN_FIELDS, type PlainField } from '#domain/cars/fields.ts'
import { cutText } from '#domain/text/truncate.ts'

/** Empty inputs of the plain fields; `readForm` parses them. */
const PLAIN_TEXTS = Object.fromEntries(PLAIN_FIELDS.map(({ name }) => [name, ''])) as Record<PlainField['name'], string>

const TEXTS = {
  ...PLAIN_TEXTS,
  /** Slug in the catalogue; empty if the typed name is not in it. */
  make: '',
  make_text: '',
  model: '',
  /** Name of a model that is not in the catalogue. */
  model_text: '',
  price_note: '',
  city: '',
  city_text: '',
  district: '',
  condition: 'used',
  body_type: '',
  /** In the language in which the seller writes; `_other` fields are in the other language. */
  title: '',
  title_other: '',
  description: '',
  description_other: '',
  contact_name: '',
  phone_number: '',
  whatsapp_number: '',
}
export type TextName = keyof typeof TEXTS

export type AdForm = Record<TextName, string> & {
  /** If set, the price field is ignored. */
  is_price_on_request: boolean
  extra_features: string[]
  contact_methods: string[]
  /** Whether WhatsApp uses the phone number. */
  is_same_whatsapp: boolean
}
/** A field that can have an error. */
export type FieldName = keyof AdForm | 'picture_ids'

export const EMPTY_FORM: AdForm = {
  ...TEXTS,
  is_price_on_request: false,
  extra_features: [],
  contact_methods: ['phone', 'whatsapp', 'message'],
  is_same_whatsapp: true,
}

/** Maximum lengths in a draft, in characters. Longer texts are stored on the device only. */
const MOST = { long: 9_000, short: 500 }
const LONG: readonly string[] = ['description', 'description_other']
/** PostgreSQL does not accept NUL in texts. */
const NUL = /\0/g

export function fieldsOf(form: AdForm): DraftFields {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      const most = LONG.includes(name) ? MOST.long : MOST.short
      const cleaned = (text: string) => cutText(text.replaceAll(NUL, ''), most).toWellFormed()
      if (Array.isArray(value)) return [name, value.slice(0, 60).map((text) => cutText(cleaned(text), 200))]
      return [name, typeof value === 'string' ? cleaned(value) : value]
    }),
  )
}

/** @param fields of a draft or of an existing ad */
export function formOf(fields: DraftFields, defaults: AdForm = EMPTY_FORM): AdForm {
  const text = (name: string): string | undefined => {
    const value = fields[name]
    return typeof value === 'string' ? value : undefined
  }
  const list = (name: 'extra_features' | 'contact_methods') => {
    const value = fields[name]
    return Array.isArray(value) ? value : defaults[name]
  }
  const own = Object.fromEntries(
    Object.keys(TEXTS).map((name) => [name, text(name) ?? (isOfAd(fields) ? '' : defaults[name as TextName])]),
  ) as Record<TextName, string>
  const whatsappNumber = text('whatsapp_number') ?? ''
  return {
    ...own,
    ...(isOfAd(fields) && {
      model_text: text('custom_model') ?? '',
      title: text('ad_title_ar') ?? text('ad_title_en') ?? '',
      title_other: text('ad_title_ar') ? (text('ad_title_en') ?? '') : '',
      description: text('description_ar') ?? text('description_en') ?? '',
      description_other: text('description_ar') ? (text('description_en') ?? '') : '',
      ...Object.fromEntries(
        PLAIN_FIELDS.filter(({ type }) => type === 'yes_no').map(({ name }) => [name, yesOrNo(fields[name])]),
      ),
    }),
    is_price_on_request: fields.is_price_on_request === true,
    extra_features: list('extra_features'),
    contact_methods: list('contact_methods'),
    is_same_whatsapp: isOfAd(fields)
      ? whatsappNumber === '' || whatsappNumber === text('phone_number')
      : fields.is_same_whatsapp !== false,
  }
}

const yesOrNo = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : '')

/** Ads have a title per language, forms have `title` and `title_other`. */
const isOfAd = (fields: DraftFields): boolean => Object.hasOwn(fields, 'ad_title_ar')

export const isSameDraft = (
  draft: Pick<Draft, 'fields' | 'picture_ids'>,
  form: AdForm,
  pictureIds: readonly string[],
) =>
  JSON.stringify(fieldsOf(formOf(draft.fields))) === JSON.stringify(fieldsOf(form)) &&
  String(draft.picture_ids) === String(pictureIds)
