import { expect, test } from 'vitest'
import { draftName } from './draft-name.ts'

const named = (slug: string, nameAr: string, nameEn: string) => ({ slug, name_ar: nameAr, name_en: nameEn })
const CATALOGUE = { makers: [named('kia', 'كيا', 'Kia')], models: [named('rio', 'ريو', 'Rio')] }

test.each([
  ['its title', { title: ' ريو نظيفة ', make: 'kia' }, 'ريو نظيفة'],
  ['the title of the ad that it edits', { ad_title_ar: null, ad_title_en: 'Clean Rio', make: 'kia' }, 'Clean Rio'],
  ['maker, model and year', { title: ' ', make: 'kia', model: 'rio', year: '2018' }, 'كيا ريو 2018'],
  ['a maker and a model that only their seller knows', { make_text: 'بروتون', model_text: 'ساغا' }, 'بروتون ساغا'],
  ['nothing', {}, ''],
])('AD-08 the list of drafts names one by %s', (_, fields, name) => {
  expect(draftName(fields as never, CATALOGUE, 'ar')).toBe(name)
})
