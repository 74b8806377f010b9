import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { givenVocabulary } from './given-vocabulary.ts'
import { understandQuery } from './understand-query.ts'

const understand = (text: string) => understandQuery(text, givenVocabulary, { this_year: 2026 })

describe('names', () => {
  const SAME: [string, string, string[]][] = [
    ['make', 'toyota', ['تويوتا', 'تويوتـا', 'تُويوتا', 'Toyota', 'TOYOTA', 'toyta', 'toyot', 'وتويوتا']],
    ['model', 'toyota-camry', ['كامري', 'كمري', 'كاميري', 'كامرى', 'camry', 'Camri', 'الكامري']],
    ['model', 'hyundai-elantra', ['إلنترا', 'النترا', 'elentra', 'النتر', 'Elantra']],
    ['model', 'honda-accord', ['أكورد', 'اكورد', 'accord', 'acord']],
    ['model', 'hyundai-sonata', ['سوناتا', 'Sonata', 'sonatta']],
    ['model', 'toyota-land-cruiser', ['لاندكروزر', 'لاند كروزر', 'لاند كروز', 'لند كروزر', 'Land Cruiser', 'LC']],
    ['model', 'toyota-hilux', ['هايلكس', 'هايلوكس', 'Hilux', 'hi lux']],
    ['make', 'hyundai', ['هيونداي', 'هونداي', 'هيواندي', 'Hyundai', 'hundai']],
    ['make', 'honda', ['هوندا', 'Honda']],
    ['make', 'mercedes', ['مرسيدس', 'مرسيدس بنز', 'Benz', 'mercedis', 'Mercedes-Benz']],
    ['make', 'bmw', ['بي ام دبليو', 'بي إم', 'BMW', 'b m w']],
    ['make', 'gmc', ['جي ام سي', 'GMC', 'جمس']],
    ['make', 'chevrolet', ['شفروليه', 'شيفروليه', 'Chevrolet', 'شفرولية']],
    ['make', 'kia', ['كيا', 'Kia']],
    ['model', 'ford-f-150', ['F-150', 'F150', 'اف 150', 'اف١٥٠']],
    ['model', 'lexus-lx', ['LX570', 'LX 570', 'lx']],
    ['city', 'riyadh', ['الرياض', 'الرياظ', 'riyadh', 'رياض', 'بالرياض', 'Riyad']],
  ]
  for (const [kind, ref, spellings] of SAME) {
    test.each(spellings)(`EXPL-01 %s is the ${kind} ${ref}`, (spelling) => {
      const { filters, leftover } = understand(spelling)
      expect(filters).toEqual({ [kind]: [ref] })
      expect(leftover).toEqual([])
    })
  }

  test('EXPL-01 a model belongs to the maker that was typed', () => {
    expect(understand('كرايسلر C300').filters).toEqual({ make: ['chrysler'], model: ['chrysler-300'] })
    expect(understand('mercedes c300').filters).toEqual({ make: ['mercedes'], model: ['mercedes-c-class'] })
  })

  test('EXPL-01 several makers are alternatives', () => {
    expect(understand('تويوتا او هوندا').filters).toEqual({ make: ['toyota', 'honda'] })
  })

  test('EXPL-01 a forgiven error is marked', () => {
    expect(understand('toyta camry').chips).toEqual([
      { kind: 'make', ref: 'toyota', text: 'toyta', corrected: true },
      { kind: 'model', ref: 'toyota-camry', text: 'camry', corrected: false },
    ])
  })
})

describe('numbers', () => {
  test.each([
    ['تويوتا camry ٢٠٢٢', { make: ['toyota'], model: ['toyota-camry'], year_min: 2022, year_max: 2022 }],
    ['كامري2022', { model: ['toyota-camry'], year_min: 2022, year_max: 2022 }],
    ['كامري موديل 19', { model: ['toyota-camry'], year_min: 2019, year_max: 2019 }],
    ['kia 2018-2020', { make: ['kia'], year_min: 2018, year_max: 2020 }],
    ['كيا من 2018 الى 2020', { make: ['kia'], year_min: 2018, year_max: 2020 }],
    ['كيا تحت 50 الف', { make: ['kia'], price_max: 50_000 }],
    ['kia under 80k', { make: ['kia'], price_max: 80_000 }],
    ['هوندا اقل من ١٠٠٬٠٠٠ ريال', { make: ['honda'], price_max: 100_000 }],
    ['جمس فوق 60 ألف', { make: ['gmc'], price_min: 60_000 }],
    ['فورد ممشى اقل من 100 الف', { make: ['ford'], mileage_max: 100_000 }],
    ['ford below 120k km', { make: ['ford'], mileage_max: 120_000 }],
    [
      'لكزس ابيض اوتوماتيك هايبرد',
      { make: ['lexus'], color: ['white'], transmission: ['automatic'], fuel_type: ['hybrid'] },
    ],
  ])('EXPL-01 %s', (text, filters) => {
    expect(understand(text)).toMatchObject({ filters, leftover: [] })
    expect(understand(text).filters).toEqual(filters)
  })
})

describe('other words', () => {
  test('EXPL-01 words that mean nothing here are searched for, without what only joins them', () => {
    expect(understand('سيارة كامري للبيع فتحة وكاميرا')).toMatchObject({
      filters: { model: ['toyota-camry'] },
      leftover: ['فتحه', 'كاميرا'],
    })
  })

  test.each(['نظيفة جدا', 'فل كامل', 'ماشي قليل', 'استخدام شخصي', 'clean low mileage', 'عائلية كبيرة', 'car for sale'])(
    'EXPL-01 %s names no car',
    (text) => {
      expect(understand(text).filters).toEqual({})
    },
  )

  test('EXPL-01 any text at all is understood somehow, soon', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12_000 }),
      fc
        .array(fc.constantFrom('تويوتا', '2020', '-', ' ', 'من', 'تحت', '50', 'الف', '\0', '\ud800', 'ا'.repeat(500)))
        .map((parts) => parts.join(' ')),
    )
    fc.assert(
      fc.property(hostile, (text) => {
        const { leftover } = understand(text)
        expect(leftover.length).toBeLessThanOrEqual(8)
      }),
    )
  })
})
