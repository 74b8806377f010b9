import { expect, test } from 'vitest'
import { carTitle } from './title.ts'

const camry = {
  ad_title_ar: null,
  ad_title_en: null,
  make_name_ar: 'تويوتا',
  make_name_en: 'Toyota',
  model_name_ar: 'كامري',
  model_name_en: 'Camry',
  custom_model: null,
  year: 2022,
}

test('EXPL-03 the title is the ad’s own in the language of the page', () => {
  const car = { ...camry, ad_title_ar: 'كامري نظيفة جدًا', ad_title_en: 'Very clean Camry' }
  expect(carTitle(car, 'ar')).toBe('كامري نظيفة جدًا')
  expect(carTitle(car, 'en')).toBe('Very clean Camry')
})

test('EXPL-03 a title in one language serves both', () => {
  expect(carTitle({ ...camry, ad_title_ar: 'كامري نظيفة جدًا' }, 'en')).toBe('كامري نظيفة جدًا')
  expect(carTitle({ ...camry, ad_title_ar: ' ', ad_title_en: 'Very clean Camry' }, 'ar')).toBe('Very clean Camry')
})

test('EXPL-03 without a title make, model and year are joined in the language', () => {
  expect(carTitle(camry, 'ar')).toBe('تويوتا كامري 2022')
  expect(carTitle(camry, 'en')).toBe('Toyota Camry 2022')
})

test('EXPL-03 a name missing in one language is taken from the other, and a missing model is the typed one', () => {
  expect(carTitle({ ...camry, model_name_ar: null }, 'ar')).toBe('تويوتا Camry 2022')
  const unlisted = { ...camry, model_name_ar: null, model_name_en: null }
  expect(carTitle({ ...unlisted, custom_model: ' Mark II ' }, 'en')).toBe('Toyota Mark II 2022')
  expect(carTitle(unlisted, 'en')).toBe('Toyota 2022')
})

test('EXPL-03 a listed model takes precedence over the typed one', () => {
  expect(carTitle({ ...camry, custom_model: 'كمري' }, 'ar')).toBe('تويوتا كامري 2022')
})
