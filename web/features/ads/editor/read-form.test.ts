import { expect, test } from 'vitest'
import { Ad } from '#contract/ads.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { problemText } from '../problem-text.ts'
import { EMPTY_FORM, formOf, fieldsOf, type AdForm } from './ad-form.ts'
import { readForm as readBy } from './read-form.ts'

const PICTURES = ['0190b5e0-0000-7000-8000-000000000000']
const GOOD: AdForm = {
  ...EMPTY_FORM,
  make: 'toyota',
  model: 'camry',
  year: '٢٠١٩',
  price: '٧٠ ألف',
  mileage: '١٢٠٬٠٠٠ كم',
  city: 'riyadh',
  contact_name: 'نواف',
  phone_number: '٠٥٠١٢٣٤٥٦٧',
}
const SEEN = {
  picture_ids: PICTURES,
  arePicturesReady: true,
  imported_images: [],
  thisYear: 2026,
  country_code: 'SA',
}
const readForm = (form: AdForm, seen: Parameters<typeof readBy>[1]) => readBy(form, seen, Ad)
const read = (change: Partial<AdForm>, pictureIds = PICTURES, importedImages: string[] = []) =>
  readForm({ ...GOOD, ...change }, { ...SEEN, picture_ids: pictureIds, imported_images: importedImages })

test('AD-03 numbers in any digits and with separators are understood, and WhatsApp takes the phone’s number', () => {
  const { ad, problems } = read({})
  expect(problems).toEqual({})
  expect(ad).toMatchObject({ year: 2019, price: 70_000, mileage: 120_000, condition: 'used', custom_model: null })
  expect(ad?.whatsapp_number).toBe(GOOD.phone_number)
})

test('AD-03 every required field that is empty is named, all at once', () => {
  const { ad, problems } = readForm({ ...EMPTY_FORM, condition: '' }, { ...SEEN, picture_ids: [] })
  expect(ad).toBeNull()
  expect(problems).toEqual({
    make: 'required',
    model: 'required',
    year: 'required',
    price: 'required',
    mileage: 'required',
    condition: 'required',
    city: 'required',
    contact_name: 'required',
    phone_number: 'required',
    picture_ids: 'pictures_too_few',
  })
})

test.each<[name: keyof AdForm, typed: string, sentence: string]>([
  ['price', '0', 'اكتب السعر كاملًا بالريال، من 500 فأكثر.'],
  ['price', '-1', 'اكتب رقمًا، مثل 85,000.'],
  ['price', '1000000000000', 'لا يمكن أن يزيد السعر على 20 مليون ريال.'],
  ['price', 'NaN', 'اكتب رقمًا، مثل 85,000.'],
  ['year', '1899', 'ننشر السيارات من موديل 1950 وما بعده.'],
  ['year', String(SEEN.thisYear + 2), 'هذه السنة لم تأتِ بعد. الأحدث موديل السنة القادمة.'],
  ['engine_size', '25', 'اكتب السعة باللتر، مثل 2.5.'],
  ['title', 'قصير', 'اكتب 10 أحرف على الأقل أو اتركه فارغًا.'],
  ['description', 'و'.repeat(100_000), '5,000 حرف على الأكثر. لم يضِع شيء، اختصره هنا.'],
  ['phone_number', '12', 'اكتبه مثل 0501234567، أو مع + ورمز الدولة.'],
])('AD-03 a sentence says what is wrong with %s %s', async (name, typed, sentence) => {
  await loadDefaultTexts('ar')
  const { ad, problems } = read({ [name]: typed })
  expect(ad).toBeNull()
  expect(problemText(problems[name] ?? '', createTexts('ar', {}))).toBe(sentence)
})

test('AD-03 "price on request" replaces a typed price, and is stored as such', () => {
  expect(read({ is_price_on_request: true, price: 'كثير' })).toMatchObject({ problems: {}, ad: { price: null } })
  expect(read({ price: '' })).toMatchObject({ problems: { price: 'required' }, ad: null })
  const form = { ...GOOD, is_price_on_request: true }
  expect(formOf(fieldsOf(form))).toEqual(form)
})

test('AD-03 what an electric car cannot have is neither asked for nor sent', () => {
  expect(read({ cylinders: '99' }).problems).toEqual({ cylinders: 'cylinders_too_high' })
  expect(read({ cylinders: '99', fuel_type: 'electric' })).toMatchObject({ problems: {}, ad: { cylinders: null } })
  expect(read({ cylinders: '٦', fuel_type: 'gasoline' })).toMatchObject({ problems: {}, ad: { cylinders: 6 } })
})

test('AD-09 an ad cannot be submitted before its pictures are processed', () => {
  const early = readForm(GOOD, { ...SEEN, arePicturesReady: false })
  expect(early).toEqual({ ad: null, problems: { picture_ids: 'pictures_not_ready' } })
})

test('AD-03 an ad that came with pictures needs none of its seller', () => {
  expect(read({}, []).problems).toEqual({ picture_ids: 'pictures_too_few' })
  expect(read({}, [], ['/pictures/a.webp'])).toMatchObject({ problems: {}, ad: { picture_ids: [] } })
})

test.each<[field: keyof AdForm, code: string, value: string]>([
  ['price', 'price_too_low', '0'],
  ['price', 'number_unreadable', '-1'],
  ['price', 'price_too_high', '1000000000000'],
  ['price', 'number_unreadable', 'NaN'],
  ['price', 'price_not_whole', '50000.5'],
  ['year', 'year_too_low', '1899'],
  ['year', 'year_too_high', '2028'],
  ['mileage', 'number_unreadable', '60000 miles'],
  ['mileage', 'mileage_too_high', '3000000'],
  ['doors', 'doors_too_high', '9'],
  ['engine_size', 'engine_size_too_high', '25'],
  ['owners_count', 'owners_count_too_high', '21'],
  ['phone_number', 'phone_form', '12'],
  ['phone_number', 'phone_form', 'call me'],
  ['make', 'required', ''],
  ['title', 'title_too_short', 'قصير'],
  ['description', 'description_too_long', 'و'.repeat(100_000)],
  ['district', 'too_long', 'ح'.repeat(61)],
  ['contact_name', 'required', ' '],
  ['warranty_until', 'day_invalid', '2026-02-31'],
])('AD-03 what is wrong with %s is said: %s', (field, code, value) => {
  const { ad, problems } = read({ [field]: value })
  expect(ad).toBeNull()
  expect(problems).toEqual({ [field]: code })
})

test('AD-03 an unknown make or city is reported, an unknown model is accepted as typed', () => {
  expect(read({ make: '', make_text: 'ترابانت' }).problems).toEqual({ make: 'make_unknown' })
  expect(read({ city: '', city_text: 'أتلانتس' }).problems).toEqual({ city: 'city_unknown' })
  expect(read({ model: '', model_text: ' كامري ليموزين ' }).ad).toMatchObject({
    model: null,
    custom_model: 'كامري ليموزين',
  })
})

test('AD-03 Arabic letters decide the language of a text, the other one goes into the other box', () => {
  const texts = { title: 'كامري 2019 GLE نظيفة', title_other: 'Camry 2019, very clean' }
  expect(read(texts).ad).toMatchObject({ ad_title_ar: texts.title, ad_title_en: texts.title_other })
  expect(read({ description: 'One owner, all services at the agency' }).ad).toMatchObject({
    description_ar: null,
    description_en: 'One owner, all services at the agency',
  })
  expect(read({ title: 'Camry in English', title_other: 'قصير' }).problems).toEqual({ title_other: 'title_too_short' })
})

test('AD-03 direction overrides are removed, and HTML is kept as text', () => {
  const { ad } = read({ description: '\u202eكامري <b>نظيفة</b> جدًا وبحالة الوكالة' })
  expect(ad?.description_ar).toBe('كامري <b>نظيفة</b> جدًا وبحالة الوكالة')
})

test('AD-08 a draft of 100,000 characters still fits what the server keeps', () => {
  const fields = fieldsOf({ ...GOOD, description: '😀\0'.repeat(50_000), title: 'x'.repeat(100_000) })
  expect(JSON.stringify(fields).length).toBeLessThan(60_000)
  expect(JSON.stringify(fields)).not.toContain('\\u0000')
  expect(String(fields.description).isWellFormed()).toBe(true)
})

test('AD-08 a draft is restored as it was typed, and an ad as form values', () => {
  expect(formOf(fieldsOf(GOOD))).toEqual(GOOD)
  const form = formOf({
    make: 'toyota',
    model: null,
    custom_model: 'كامري ليموزين',
    price: '70000',
    ad_title_ar: null,
    ad_title_en: 'Camry limousine',
    description_ar: 'نظيفة',
    description_en: 'Clean',
    agency_serviced: false,
    phone_number: '+966501234567',
    whatsapp_number: '+966551234567',
    contact_methods: ['message'],
    condition: 'good',
  })
  expect(form).toMatchObject({
    model: '',
    model_text: 'كامري ليموزين',
    title: 'Camry limousine',
    description: 'نظيفة',
    description_other: 'Clean',
    agency_serviced: 'no',
    is_same_whatsapp: false,
    contact_methods: ['message'],
    condition: 'good',
  })
})

test('AD-03 a text with a price keeps its language, although the currency is written in Arabic', () => {
  const { ad } = read({
    description: 'My Camry costs 65,000\u00A0ر.س.',
    description_other: 'كامري بسعر 65,000\u00A0ر.س.',
  })
  expect(ad).toMatchObject({
    description_en: 'My Camry costs 65,000\u00A0ر.س.',
    description_ar: 'كامري بسعر 65,000\u00A0ر.س.',
  })
})
