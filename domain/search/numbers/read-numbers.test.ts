import { expect, test } from 'vitest'
import { filtersOf, readNumbers } from './read-numbers.ts'
import { readWords } from '../words/read-words.ts'

const upwards = (low: number, most: number) => Array.from({ length: most - low + 1 }, (_, at) => low + at)
const read = (text: string) => filtersOf(readNumbers(readWords(text), 2026).readings)

test.each([
  ['موديل 2019', { year_min: 2019, year_max: 2019 }],
  ['موديل 19', { year_min: 2019, year_max: 2019 }],
  ['موديل 98', { year_min: 1998, year_max: 1998 }],
  ['2019 model', { year_min: 2019, year_max: 2019 }],
  ['2022م', { year_min: 2022, year_max: 2022 }],
  ['93 موديل 2002', { year_min: 2002, year_max: 2002 }],
  ['2018-2020', { year_min: 2018, year_max: 2020 }],
  ['2020/2018', { year_min: 2018, year_max: 2020 }],
  ['from 2018 to 2020', { year_min: 2018, year_max: 2020 }],
  ['من موديل 2018 الى 2020', { year_min: 2018, year_max: 2020 }],
  ['من 2018', { year_min: 2018 }],
  ['2018+', { year_min: 2018 }],
  ['2018 وفوق', { year_min: 2018 }],
  ['2018 or newer', { year_min: 2018 }],
  ['احدث من 2018', { year_min: 2018 }],
  ['قبل 2015', { year_max: 2015 }],
  ['ما قبل 2015', { year_max: 2015 }],
  ['2019 or later', { year_min: 2019 }],
  ['لا يقل الموديل عن 2019', { year_min: 2019 }],
  ['موديل العام الماضي', { year_min: 2025, year_max: 2025 }],
  ['لا يزيد عمرها عن اربع سنوات', { year_min: 2022 }],
  ['from the eighties', { year_min: 1980, year_max: 1989 }],
  ['موديل 19 وطالع', { year_min: 2019 }],
  ['لا تنزل عن 2018', { year_min: 2018 }],
  ['max 2015', { year_min: 2015, year_max: 2015 }],
  ['السنة اللي راحت', { year_min: 2025, year_max: 2025 }],
  ['عمرها سنة', { year_min: 2025 }],
  ['موديل 2031', {}],
  ['ضمان 10 سنه', {}],
])('EXPL-01 «%s» asks for the years %j', (text, filters) => {
  expect(read(text)).toEqual(filters)
})

test.each([
  ['تحت 50 الف', { price_max: 50_000 }],
  ['تحت ٥٠ ألف ريال', { price_max: 50_000 }],
  ['تحت 50', { price_max: 50_000 }],
  ['تحت خمسين الف', { price_max: 50_000 }],
  ['اقل من 100000', { price_max: 100_000 }],
  ['under 80k', { price_max: 80_000 }],
  ['max 50000', { price_max: 50_000 }],
  ['50000 or less', { price_max: 50_000 }],
  ['فوق 1.5 مليون', { price_min: 1_500_000 }],
  ['من 50 الى 80 الف', { price_min: 50_000, price_max: 80_000 }],
  ['50-80k', { price_min: 50_000, price_max: 80_000 }],
  ['between 50k and 80k', { price_min: 50_000, price_max: 80_000 }],
  ['بميزانية 60 الف', { price_max: 60_000 }],
  ['nothing above 50k', { price_max: 50_000 }],
  ['45 الف', { price_max: 45_000 }],
  ['45,000', { price_max: 45_000 }],
  ['بالكاش 35', { price_max: 35_000 }],
  ['كاش ٣٥', { price_max: 35_000 }],
  ['35 كاش', { price_max: 35_000 }],
  ['35 cash', { price_max: 35_000 }],
  ['cash 35,000', { price_max: 35_000 }],
  ['ابو ٤٠ الف', { price_max: 40_000 }],
  ['ما ابي ادفع فوق 50', { price_max: 50_000 }],
  ['ما عندي الا 20 الف', { price_max: 20_000 }],
  ['تحت الـ 25', { price_max: 25_000 }],
  ['من اربعين لخمسين الف', { price_min: 40_000, price_max: 50_000 }],
  ['بتمنطعش الف', { price_max: 18_000 }],
  ['صيانة 100 الف كيلو', {}],
  ['ب 1', {}],
  ['كامري 22 كاش', {}],
  ['0501234567', {}],
  ['اقل من 999999999 مليون', {}],
  ['f 150', {}],
  ['c 200 k', {}],
])('EXPL-01 «%s» asks for the prices %j', (text, filters) => {
  expect(read(text)).toEqual(filters)
})

test.each([
  ['ممشى اقل من 100 الف', { mileage_max: 100_000 }],
  ['اقل من 100 الف كم', { mileage_max: 100_000 }],
  ['ممشى 100', { mileage_max: 100_000 }],
  ['ماشي 120 الف كم', { mileage_max: 120_000 }],
  ['below 100k km', { mileage_max: 100_000 }],
  ['mileage under 90,000', { mileage_max: 90_000 }],
  ['اقل من 100 ك م', { mileage_max: 100_000 }],
  ['ممشاها ما يوصل 100 الف', { mileage_max: 100_000 }],
  ['ما يتعدى عدادها 80 الف', { mileage_max: 80_000 }],
  ['بسبعين الف وممشاه لا يزيد عن 100 الف', { price_max: 70_000, mileage_max: 100_000 }],
  ['ممشى من 50 الى 90 الف', { mileage_min: 50_000, mileage_max: 90_000 }],
])('EXPL-01 «%s» asks for the distances %j', (text, filters) => {
  expect(read(text)).toEqual(filters)
})

test('EXPL-01 a minimum above the maximum is swapped with it', () => {
  expect(read('فوق 80 الف تحت 50 الف')).toEqual({ price_min: 50_000, price_max: 80_000 })
})

test('EXPL-01 a phrase covers all of its words', () => {
  expect(readNumbers(readWords('كامري تحت 50 الف ريال ابيض'), 2026).readings).toEqual([
    { field: 'price', min: null, max: 50_000, from: 1, to: 5 },
  ])
})

test.each([
  ['بعشرين الف', { price_max: 20_000 }],
  ['ربع مليون', { price_max: 250_000 }],
  ['من خمسين الى ثمانين الف', { price_min: 50_000, price_max: 80_000 }],
  ['ما يتعدى 70 الف', { price_max: 70_000 }],
  ['ميزانيتي حدود 60', { price_max: 60_000 }],
  ['ما مشت اكثر من 100 الف', { mileage_max: 100_000 }],
  ['ممشاه مو اكثر من ١٠٠ الف', { mileage_max: 100_000 }],
  ['ما تطلع فوق 70', { price_max: 70_000 }],
  ['ومو اقدم من 2012', { year_min: 2012 }],
  ['ما تعدي 40', { price_max: 40_000 }],
  ['D-Max 4WD', {}],
  ['الفين وعشرين', { year_min: 2020, year_max: 2020 }],
  ['موديل الفين وعشرين', { year_min: 2020, year_max: 2020 }],
  ['آخر ثلاث سنوات', { year_min: 2024 }],
  ['last 3 years', { year_min: 2024 }],
  ['عمرها اقل من 5 سنوات', { year_min: 2021 }],
  ['التسعينات', { year_min: 1990, year_max: 1999 }],
  ['90s', { year_min: 1990, year_max: 1999 }],
  ['٢١ او ٢٢', { year_min: 2021, year_max: 2022 }],
  ['2018 او احدث', { year_min: 2018 }],
  ['٧ راكب', { seats: [7] }],
  ['سبعة مقاعد', { seats: [7] }],
  ['سيارة بمقعدين', { seats: [2] }],
  ['7 seater', { seats: [7] }],
  ['7 مقاعد فأكثر', {}],
  ['7 seats or more', {}],
  ['at least 7 seats', { seats: upwards(7, 15) }],
  ['7 or more seats', { seats: upwards(7, 15) }],
  ['على الأقل 8 مقاعد', { seats: upwards(8, 15) }],
  ['سبع مقاعد فما فوق', { seats: upwards(7, 15) }],
  ['لستة اشخاص', { seats: upwards(6, 15) }],
  ['بين 5 و 7 مقاعد', { seats: [5, 6, 7] }],
  ['between 5 and 7 seats', { seats: [5, 6, 7] }],
  ['5 seater or less', { seats: upwards(2, 5) }],
  ['4 doors or more', { doors: [4, 5, 6] }],
  ['at most 6 cylinders', { cylinders: upwards(2, 6) }],
  ['6 سلندر او اقل', { cylinders: upwards(2, 6) }],
  ['6 or more cylinders', { cylinders: upwards(6, 12) }],
  ['قليل الممشى 2022', {}],
  ['قليلة الممشى تحت 50 الف', { mileage_max: 50_000 }],
  ['وميزانيتنا سبعين', { price_max: 70_000 }],
  ['4 ابواب', { doors: [4] }],
  ['300 حصان', { power_hp_min: 300 }],
  ['اقل من 200 حصان', { power_hp_max: 200 }],
  ['قسط 1500 شهري', {}],
  ['دفعة اولى 20 الف', {}],
  ['راتبي 12000', {}],
  ['1500 sar per month', {}],
  ['V8 5.7', { cylinders: [8] }],
  ['6 سلندر 3500 سي سي', { cylinders: [6] }],
  ['ست سلندرات', { cylinders: [6] }],
  ['six cylinders', { cylinders: [6] }],
  ['six-cylinder engine', { cylinders: [6] }],
  ['4 cyl', { cylinders: [4] }],
  ['V6', { cylinders: [6] }],
  ['V6 or V8', { cylinders: [6, 8] }],
  ['4 or 6 cylinders', { cylinders: [4, 6] }],
  ['سكس سلندر', { cylinders: [6] }],
  ['ابو ثمانية سلندر', { cylinders: [8] }],
  ['في ايت', { cylinders: [8] }],
  ['سلندر 8', { cylinders: [8] }],
  ['8 سلندر فأكثر', { cylinders: [8, 9, 10, 11, 12] }],
  ['volvo v60', {}],
  ['volvo v40', {}],
  ['99 سلندر', {}],
])('EXPL-01 «%s» asks for %j', (text, filters) => {
  expect(read(text)).toEqual(filters)
})
