import { expect, test } from 'vitest'
import { understandAnyLayout } from '#domain/search/understand-any-layout.ts'
import { givenReference } from './reference-vocabulary.ts'

const { vocabulary } = givenReference()
const CAMRY = { model: ['toyota-camry'] }

test.each<[text: string, filters: object, kind: string]>([
  ['ساكنة بالقطيف وأدور سيارة بالرياض', { city: ['riyadh'] }, 'where somebody lives'],
  ['شغال في الرياض وابي كامري', CAMRY, 'where somebody works'],
  ['we moved from abha to riyadh and want a camry', CAMRY, 'where somebody moved'],
  ['كامري في مدينة صغيرة', CAMRY, 'any city'],
  ['كامري ما مشت مية الف', { ...CAMRY, mileage_max: 100_000 }, 'a bound of what was not driven'],
  ['كامري ٤٠ الى ٥٠', { ...CAMRY, price_min: 40_000, price_max: 50_000 }, 'a range of thousands'],
  ['كامري بين الثلاثين والاربعين الف', { ...CAMRY, price_min: 30_000, price_max: 40_000 }, 'a range in words'],
  ['camry seventy to ninety k', { ...CAMRY, price_min: 70_000, price_max: 90_000 }, 'a range in English words'],
  ['موظف وراتبي ١٨ الف ابي كامري', CAMRY, 'a salary'],
  ['كامري حدي ٦٠', { ...CAMRY, price_max: 60_000 }, 'a limit'],
  ['ما بدي ياها سودا ولا كحلي، كامري', { ...CAMRY, not_color: ['black', 'blue'] }, 'what is not wanted'],
  ['لو كانت بيضا ما ابيها، كامري', { ...CAMRY, not_color: ['white'] }, 'a condition that is not wanted'],
  ['سيبك من السيدان ابغى جيب', { not_body_type: ['sedan'], body_type: ['suv'] }, 'what is to be left'],
  ["i don't want an suv or a pickup", { not_body_type: ['suv', 'pickup'] }, 'two alternatives that are not wanted'],
  ['camry, any colour but yellow', { ...CAMRY, not_color: ['yellow'] }, 'any but one'],
  ['بعت الفورد بخمسين وابي كامري', CAMRY, 'a car that was sold'],
  ['عندي سيارة بيضا وابي كامري سودا', { ...CAMRY, color: ['black'] }, 'what somebody has'],
  ['مليت من الددسن، ابي كامري', CAMRY, 'what somebody is tired of'],
  ["my dad's old civic died, looking for a camry", CAMRY, 'what died'],
  ['عندي ٥٠ الف وابي كامري', { ...CAMRY, price_max: 50_000 }, 'what somebody has to spend'],
  ['كامري من نجران لشرورة', CAMRY, 'a journey from one city to another'],
  ['اختي سلوى تبي كامري', CAMRY, "somebody's name"],
  ['فيها رش', {}, 'paint'],
  ['تويوتا رش', { make: ['toyota'], model: ['toyota-rush'] }, 'a model named like paint beside its maker'],
  ['رش 2019', { model: ['toyota-rush'], year_min: 2019, year_max: 2019 }, 'a model named like paint beside a year'],
  ['وش الخبر عندكم', {}, 'news'],
  ['شقة للايجار ٤٠ الف', {}, 'what a flat costs'],
  ['camry less than 80k on the clock', { ...CAMRY, mileage_max: 80_000 }, 'what the clock says'],
  ['كل السيارات عدا السيارات الأمريكية', { not_regional_spec: ['american'] }, 'all but some'],
  ['رنج سبورت', { model: ['land-rover-range-rover-sport'] }, 'a maker that only begins a model'],
  [
    'لا ابي بنزين ولا ديزل، كهربا',
    { not_fuel_type: ['gasoline', 'diesel'], fuel_type: ['electric'] },
    'the end of a list',
  ],
  ['غير تويوتا جيب', { not_make: ['toyota'], body_type: ['suv'] }, 'a kind of car after an excluded maker'],
  ['corolla two thousand nineteen', { model: ['toyota-corolla'], year_min: 2019, year_max: 2019 }, 'a year in words'],
  ['كامري ثلاثة ارباع مليون', { ...CAMRY, price_max: 750_000 }, 'three quarters'],
  ['camry 5000 km to 20000 km', { ...CAMRY, mileage_min: 5000, mileage_max: 20_000 }, 'a range with its unit twice'],
  ['phone charger', {}, 'a thing that is called like a model'],
  ['كامري اسود على بيج', { ...CAMRY, color: ['black'], interior_color: ['beige'] }, 'a colour on another'],
  ['laptop 16gb ram', {}, 'memory'],
  ['mini suv', { body_type: ['suv'] }, 'a small one'],
  ['is there a lexus es?', { make: ['lexus'], model: ['lexus-es'] }, 'a verb that is spelt like a model'],
  ['black friday offers on cars', {}, 'a day of sales'],
  ['ابي سيارة اوفر من غيرها في البنزين', {}, 'what fuel costs'],
])('EXPL-01 «%s» gives %j: %s', (text, filters) => {
  expect(understandAnyLayout(text, vocabulary, { thisYear: 2026 }).filters).toEqual(filters)
})

test('EXPL-01 an exclusion that is no filter is said as it was typed, also in Latin letters', () => {
  const { unread } = understandAnyLayout('toyota yaris bidoon 7awadeth', vocabulary, { thisYear: 2026 })
  expect(unread).toEqual(['bidoon 7awadeth'])
})
