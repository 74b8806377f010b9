import { expect, test } from 'vitest'
import { makersFrom } from '#domain/search/maker-origins.ts'
import { understandAnyLayout } from '#domain/search/understand-any-layout.ts'
import { CAR_MAKERS } from '#server/platform/db/reference/car-makers/index.ts'
import { givenReference } from './reference-vocabulary.ts'

const { vocabulary } = givenReference()
const CHINESE = makersFrom('chinese', CAR_MAKERS)
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
  ['ما لقيت كامري بيضاء', { ...CAMRY, color: ['white'] }, 'what was not found, so is wanted'],
  ['ما يصلح لي الا كامري بيضاء', { ...CAMRY, color: ['white'] }, 'the only thing that will do'],
  ['no chinese, white sedan', { not_make: CHINESE, color: ['white'], body_type: ['sedan'] }, 'a wish after a refusal'],
  ['do not show me nissan. camry please', { not_make: ['nissan'], ...CAMRY }, 'a wish in the next sentence'],
  ['حلوة الكامري الحمراء بس انا ابغاها بيضاء', { ...CAMRY, color: ['white'] }, 'a wish that replaces another'],
  ['موتري الحين كامري وابي ابدله بباترول', { model: ['nissan-patrol'] }, 'a car to be exchanged, named before'],
  ['my boss drives a bentley but i can only afford a camry', CAMRY, 'what somebody else drives'],
  ['ستي تبغى تروح العمرة وابغى كامري', CAMRY, 'a person called like a model'],
  ['خذ يارس، عيب علي اركب يارس', {}, 'a car that is scorned'],
  ['ما ابي مثل ذاك الجيب، ابي كامري', CAMRY, 'a car that is pointed at'],
  ['im from jizan, need a camry', CAMRY, 'where somebody comes from'],
  ['عفيف النفس ما يبيع سيارة خربانة', {}, 'a town called like an adjective'],
  ['الذهب وصل ٣٠٠ ريال للجرام', {}, 'what something else costs'],
  ['is the korean embassy in riyadh open today', {}, 'a question that is not about cars'],
  ['كامري قسطها ما يزيد عن ١٢٠٠', CAMRY, 'a bound of instalments'],
  ['سيارة كهربائية مدى بطاريتها 500 كم', { fuel_type: ['electric'] }, 'how far a battery goes'],
  ['كامري ومشاها تحت ١٥٠ الف', { ...CAMRY, mileage_max: 150_000 }, 'mileage with a letter missing'],
  ['كامري بتسعة واربعين وتسعمية', { ...CAMRY, price_max: 49_900 }, 'thousands left unsaid before hundreds'],
  ['كامري بثلاث ارباع المليون', { ...CAMRY, price_max: 750_000 }, 'three quarters of the million'],
  [
    'كامري فوق التسعين ودون المية وعشرين',
    { ...CAMRY, price_min: 90_000, price_max: 120_000 },
    'two bounds joined by a prefix',
  ],
  ['كفرات ١٨ لهايلكس', { model: ['toyota-hilux'] }, 'the size of a part'],
  ['5 to 7 seats suv', { seats: [5, 6, 7], body_type: ['suv'] }, 'a range of seats'],
  ['5 or 7 seats suv', { seats: [5, 7], body_type: ['suv'] }, 'two numbers of seats'],
  ['باص لا يقل عن ١٤ مقعدا', { seats: [14, 15], body_type: ['wagon'] }, 'the fewest seats'],
  ['كامري بابين او اربعة', { ...CAMRY, doors: [2, 4] }, 'two numbers of doors'],
  ['oldest land cruisers', { model: ['toyota-land-cruiser'] }, 'several cars of a model'],
  ['camry riydah', { ...CAMRY, city: ['riyadh'] }, 'swapped letters that sound like another word'],
  ['camry desiel', { ...CAMRY, fuel_type: ['diesel'] }, 'letters in the wrong order'],
  ['كامري حمرء', { ...CAMRY, color: ['red'] }, 'a hamza without its alef'],
  ['zawjti tbi jeep azrag', { body_type: ['suv'], color: ['blue'] }, 'a kind of car in Arabic in Latin letters'],
])('EXPL-01 «%s» gives %j: %s', (text, filters) => {
  expect(understandAnyLayout(text, vocabulary, { thisYear: 2026 }).filters).toEqual(filters)
})

test('EXPL-01 an exclusion that is no filter is said as it was typed, also in Latin letters', () => {
  const { unread } = understandAnyLayout('toyota yaris bidoon 7awadeth', vocabulary, { thisYear: 2026 })
  expect(unread).toEqual(['bidoon 7awadeth'])
})
