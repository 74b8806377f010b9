import type { z } from 'zod'
import type { Ad } from '#contract/ads.ts'
import { hasTooFewPictures } from '#domain/ads/shown-pictures.ts'
import { checkCar } from '#domain/cars/bounds.ts'
import { fitsFuel, NUMBER_FIELDS, PLAIN_FIELDS, type AdFieldOf } from '#domain/cars/fields.ts'
import type { Lang } from '#domain/language.ts'
import { readTypedPhone } from '#domain/contacts/read-typed-phone.ts'
import { parseNumber } from '#domain/text/parse-number.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { hasArabic } from '#domain/text/written-in.ts'
import type { AdForm, FieldName } from './ad-form.ts'

const PHONES = ['phone_number', 'whatsapp_number'] as const

/** Error code if pictures are still being processed. */
export const NOT_READY = 'pictures_not_ready'

/** Error codes by field; `fieldText` translates them. */
export type Problems = Partial<Record<FieldName, string>>

/** The contract's schema, which is loaded after the form. */
export type AdSchema = z.ZodType<Ad>

interface Seen {
  picture_ids: readonly string[]
  arePicturesReady: boolean
  /** Imported pictures, shown until the seller adds some. */
  imported_images: readonly string[]
  thisYear: number
  /** The seller's country, for phone numbers without a country code. */
  country_code: string
}

/** Parses and validates a form. `ad` is the input of the contract; null if there are problems. */
export function readForm(form: AdForm, seen: Seen, schema: AdSchema): { ad: Ad | null; problems: Problems } {
  const problems: Problems = {}
  const complain = (field: FieldName, code: string) => void (problems[field] ??= code)
  const numbers = numbersOf(form)
  for (const field of NUMBER_FIELDS) {
    if (typedNumber(form, field).trim() && numbers[field.name] === null) complain(field.name, 'number_unreadable')
  }
  const texts = textsOf(form)
  const candidate = {
    ...numbers,
    ...texts.ad,
    ...statedOf(form),
    make: form.make,
    model: form.model || null,
    custom_model: form.model ? null : plainText(form.model_text) || null,
    city: form.city,
    price_note: plainText(form.price_note).replaceAll('\n', ' ') || null,
    district: plainText(form.district) || null,
    body_type: form.body_type || null,
    extra_features: form.extra_features,
    contact_name: plainText(form.contact_name),
    contact_methods: form.contact_methods,
    ...phonesOf(form),
    picture_ids: [...seen.picture_ids],
  }
  if (!form.price.trim() && !form.is_price_on_request) complain('price', 'required')
  if (!form.make && form.make_text.trim()) complain('make', 'make_unknown')
  if (!form.city && form.city_text.trim()) complain('city', 'city_unknown')
  const parsed = schema.safeParse(candidate)
  for (const { path, message } of parsed.error?.issues ?? []) complain(fieldFor(String(path[0]), texts), message)
  // the contract checks these only if everything else is valid
  for (const { field, code } of checkCar(numbers, seen.thisYear)) if (field !== 'pictures') complain(field, code)
  for (const [field, text] of Object.entries(texts.shown)) {
    const [kind] = field.split('_') as ['title' | 'description']
    for (const { code } of checkCar({ [kind]: text || null }, seen.thisYear)) complain(field as FieldName, code)
  }
  if (hasTooFewPictures(seen.picture_ids, seen.imported_images)) complain('picture_ids', 'pictures_too_few')
  if (!seen.arePicturesReady) complain('picture_ids', NOT_READY)
  if (!candidate.model && !candidate.custom_model) complain('model', 'required')
  for (const name of PHONES) checkPhone(form, name, seen.country_code, complain)
  const isRight = !Object.keys(problems).length
  return { ad: isRight ? (parsed.data ?? null) : null, problems }
}

type Complain = (field: FieldName, code: string) => void

function checkPhone(form: AdForm, name: (typeof PHONES)[number], countryCode: string, complain: Complain): void {
  const isWanted = form.contact_methods.includes(name === 'phone_number' ? 'phone' : 'whatsapp')
  const isCopy = name === 'whatsapp_number' && form.is_same_whatsapp
  const typed = form[isCopy ? 'phone_number' : name].trim()
  const asked = isCopy ? 'phone_number' : name
  if (isWanted && !typed) complain(asked, 'required')
  if (typed && countryCode === 'SA' && !readTypedPhone(typed)) complain(asked, 'phone_form')
}

function phonesOf(form: AdForm) {
  const phoneNumber = form.phone_number.trim() || null
  const whatsappNumber = form.is_same_whatsapp ? phoneNumber : form.whatsapp_number.trim() || null
  return {
    phone_number: form.contact_methods.includes('phone') ? phoneNumber : null,
    whatsapp_number: form.contact_methods.includes('whatsapp') ? whatsappNumber : null,
  }
}

type Numbers = Record<AdFieldOf<'number'>['name'], number | null>

/** Null if empty or not a number, and for a price on request. */
export const numbersOf = (form: AdForm): Numbers =>
  Object.fromEntries(NUMBER_FIELDS.map((field) => [field.name, parseNumber(typedNumber(form, field))])) as Numbers

/** Empty for a field that the form does not show. */
function typedNumber(form: AdForm, field: AdFieldOf<'number'>): string {
  const isHidden = field.name === 'price' ? form.is_price_on_request : !fitsFuel(field, form.fuel_type)
  return isHidden ? '' : form[field.name]
}

/** Choices, dates and booleans; null if not stated. */
export const statedOf = (form: AdForm) =>
  Object.fromEntries(
    PLAIN_FIELDS.filter(({ type }) => type !== 'number').map(({ name, type }) => [
      name,
      type === 'yes_no' && form[name] ? form[name] === 'yes' : form[name] || null,
    ]),
  )

/** Arabic if the text contains an Arabic word. */
export const languageOfText = (text: string): Lang => (hasArabic(text) ? 'ar' : 'en')

interface Texts {
  ad: Pick<Ad, 'ad_title_ar' | 'ad_title_en' | 'description_ar' | 'description_en'>
  /** Texts by form field, normalised as they will be stored. */
  shown: Record<'title' | 'title_other' | 'description' | 'description_other', string>
  main: Record<'title' | 'description', 'ar' | 'en'>
}

function textsOf(form: AdForm): Texts {
  const shown = {
    title: plainText(form.title).replaceAll('\n', ' '),
    title_other: plainText(form.title_other).replaceAll('\n', ' '),
    description: plainText(form.description),
    description_other: plainText(form.description_other),
  }
  const main = { title: languageOfText(shown.title), description: languageOfText(shown.description) } as const
  const pick = (kind: 'title' | 'description', lang: 'ar' | 'en') =>
    (main[kind] === lang ? shown[kind] : shown[`${kind}_other`]) || null
  return {
    ad: {
      ad_title_ar: pick('title', 'ar'),
      ad_title_en: pick('title', 'en'),
      description_ar: pick('description', 'ar'),
      description_en: pick('description', 'en'),
    },
    shown,
    main,
  }
}

/** Maps a field of the contract to a field of the form. */
export function fieldFor(name: string, { main }: Pick<Texts, 'main'>): FieldName {
  const [, kind, lang] = /^(?:ad_)?(title|description)_(ar|en)$/.exec(name) ?? []
  if (kind === 'title' || kind === 'description') return main[kind] === lang ? kind : `${kind}_other`
  return name === 'custom_model' ? 'model' : (name as FieldName)
}

/** Maps a field of a server error to a field of the form. */
export const formFieldOf = (form: AdForm, name: string): FieldName => fieldFor(name, textsOf(form))
