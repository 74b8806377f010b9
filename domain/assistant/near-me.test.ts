import { expect, test } from 'vitest'
import { readNearMe } from './near-me.ts'

test.each([
  ['كامري قريبة مني', 'كامري'],
  ['أبي جيب قريب مني تحت 80 ألف', 'أبي جيب  تحت 80 ألف'],
  ['وش أقرب السيارات لي', 'وش'],
  ['سيارات حولي', 'سيارات'],
  ['a Camry near me', 'a Camry'],
  ['cars close to me under 50k', 'cars  under 50k'],
  ['SUVs in my area', 'SUVs'],
  ['قريبة مني', ''],
])('AI-01 «%s» asks for cars near to the person', (text, rest) => {
  expect(readNearMe(text)).toEqual({ text: rest, isAsked: true })
})

test.each([
  'كامري قريبة من جدة',
  'near Jeddah',
  'ممشى قريب من 100 ألف',
  'حوالي 50 ألف',
  'call me',
  'قريب لجدة',
  'قريبة إلى جدة',
])('AI-01 «%s» does not', (text) => expect(readNearMe(text)).toEqual({ text, isAsked: false }))
