import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { givenVocabulary } from './vocabulary/given-vocabulary.ts'
import { understandQuery } from './understand-query.ts'

const understand = (text: string) => understandQuery(text, givenVocabulary, { thisYear: 2026 })

describe('names', () => {
  const SAME: [string, string, string[]][] = [
    ['make', 'toyota', ['تويوتا', 'تويوتـا', 'تُويوتا', 'Toyota', 'TOYOTA', 'toyta', 'toyot', 'وتويوتا']],
    ['model', 'toyota-camry', ['كامري', 'كمري', 'كاميري', 'كامرى', 'camry', 'Camri', 'الكامري', 'كارمي']],
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
    ['model', 'ford-f-150', ['F-150', 'F150', 'f 150', 'اف 150', 'اف١٥٠', 'إف-150']],
    ['model', 'mazda-cx-5', ['CX-5', 'cx5', 'سي اكس 5']],
    ['make', 'skoda', ['Skoda', 'سكودا', 'اسكودا']],
    ['model', 'lexus-is', ['is', 'IS']],
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

  test('EXPL-01 several makers or cities are alternatives', () => {
    expect(understand('تويوتا او هوندا').filters).toEqual({ make: ['toyota', 'honda'] })
    expect(understand('camry in jeddah or riyadh').filters).toEqual({
      model: ['toyota-camry'],
      city: ['jeddah', 'riyadh'],
    })
  })

  test('EXPL-01 a misspelt model is looked for among those of the maker that was typed', () => {
    expect(understand('نيسان سنتر').filters).toEqual({ make: ['nissan'] })
    expect(understand('نيسان سينترا').filters).toEqual({ make: ['nissan'], model: ['nissan-sentra'] })
    expect(understand('تويوتا سينترا')).toMatchObject({ filters: { make: ['toyota'] }, leftover: ['سينترا'] })
  })

  test('EXPL-01 a misspelt Hyundai is never read as Honda', () => {
    for (const spelling of ['هيونداي', 'هونداي', 'هيواندي', 'هيوندي', 'Hyundai', 'hundai', 'hyndai']) {
      expect(understand(spelling).filters).toEqual({ make: ['hyundai'] })
    }
    for (const spelling of ['هوندا', 'هونده', 'Honda', 'hunda']) {
      expect(understand(spelling).filters).toEqual({ make: ['honda'] })
    }
  })

  test('EXPL-01 chips show what was understood, the typed words, and whether a spelling error was corrected', () => {
    expect(understand('Toyta كامرى ٢٠٢٢ تحت ٥٠ ألف').chips).toMatchObject([
      { kind: 'make', ref: 'toyota', text: 'Toyta', corrected: true, excluded: false },
      { kind: 'model', ref: 'toyota-camry', text: 'كامرى', corrected: false, excluded: false },
      { kind: 'year', ref: '2022', text: '٢٠٢٢', corrected: false, excluded: false },
      { kind: 'price', ref: '-50000', text: 'تحت ٥٠ ألف', corrected: false, excluded: false },
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
    ['kia 2018 2020', { make: ['kia'], year_min: 2018, year_max: 2020 }],
    ['بيجو 2008 موديل 2016', { make: ['peugeot'], model: ['peugeot-2008'], year_min: 2016, year_max: 2016 }],
    ['f150 تحت 300', { model: ['ford-f-150'], price_max: 300_000 }],
    ['لكزس LX 570 2019', { make: ['lexus'], model: ['lexus-lx'], year_min: 2019, year_max: 2019 }],
    [
      'لكزس ابيض اوتوماتيك هايبرد',
      { make: ['lexus'], color: ['white'], transmission: ['automatic'], fuel_type: ['hybrid'] },
    ],
  ])('EXPL-01 %s', (text, filters) => {
    expect(understand(text)).toMatchObject({ filters, leftover: [] })
    expect(understand(text).filters).toEqual(filters)
  })

  test.each([
    ['V8 8 سلندر', 'cylinders=8'],
    ['يد أولى، مالك واحد', 'owners_count=1'],
    ['1 or 2 owners, second owner', 'owners_count=1+2'],
    ['second owner, 1 or 2 owners', 'owners_count=2 owners_count=1'],
    ['first owner or second owner', 'owners_count=1 owners_count=2'],
  ])('EXPL-01 a count that is said twice is one chip: %s', (text, said) => {
    const { chips, unused } = understand(text)
    expect(chips.map(({ kind, ref, also = [] }) => `${kind}=${[ref, ...also].join('+')}`).join(' ')).toBe(said)
    expect(unused).toEqual([])
  })
})

describe('exclusions', () => {
  test.each([
    ['سيدان مو هيونداي', { not_make: ['hyundai'] }],
    ['ما ابي كيا ولا هوندا', { not_make: ['kia', 'honda'] }],
    ['مو كيا ولا بيضاء', { not_make: ['kia'], not_color: ['white'] }],
    ['neither Kia nor automatic', { not_make: ['kia'], not_transmission: ['automatic'] }],
    ['مو كيا او بيضاء', { not_make: ['kia'], color: ['white'] }],
    ['تويوتا غير كامري', { make: ['toyota'], not_model: ['toyota-camry'] }],
    ['غير هيونداي النترا', { not_model: ['hyundai-elantra'] }],
    ['ما ابي الا كامري', { model: ['toyota-camry'] }],
    ['anything but toyota', { not_make: ['toyota'] }],
    ['not white or black camry', { not_color: ['white'], model: ['toyota-camry'] }],
    ['كامري ولا اكورد', { model: ['toyota-camry', 'honda-accord'] }],
    ['ما ودي بالموتر الابيض، كامري', { not_color: ['white'], model: ['toyota-camry'] }],
    ['مو حاب الكيا', { not_make: ['kia'] }],
    ['كامري والا اكورد', { model: ['toyota-camry', 'honda-accord'] }],
    ['كامري ولا ابيها بيضاء', { model: ['toyota-camry'], not_color: ['white'] }],
    ['كامري بدون فتحة', { model: ['toyota-camry'] }],
    ['كامري بدون رش ولا بيضاء', { model: ['toyota-camry'], paint: ['original'], not_color: ['white'] }],
    ['مو لازم بيضاء', {}],
    ['ما تطلع فوق 70', { price_max: 70_000 }],
    ['تويوتا غير تويوتا', { make: ['toyota'] }],
    ['toyota or not, no kia', { not_make: ['kia'] }],
  ])('EXPL-01 %s', (text, filters) => {
    expect(understand(text).filters).toEqual(filters)
  })
})

test.each([
  ['V8', []],
  ['v6 camry', []],
  ['محرك 6 سلندر', ['محرك']],
  ['2.5 litre engine', ['2.5 litre', 'engine']],
  ['كامري فل كامل', ['فل', 'كامل']],
])('EXPL-01 the engine and the trim in "%s" are reported as unused, so that they rank ads', (text, unused) => {
  expect(understand(text).unused).toEqual(unused)
})

test.each([
  ['camry without sunroof', ['without sunroof']],
  ['كامري بدون فتحة', ['بدون فتحة']],
  ['كامري مو محولة', ['مو محولة']],
  ['كامري ما شفت لي بيضا', ['ما شفت لي بيضا']],
  ['كامري مو بيضا', []],
  ['كامري مو لازم فتحة', []],
  ['ما ابي سيارة', []],
])('EXPL-01 exclusions in "%s" without a filter are reported as unused', (text, unread) => {
  expect(understand(text).unread).toEqual(unread)
})

test('EXPL-01 general words for cars are neither filters nor reported as unused', () => {
  for (const text of ['كل السيارات', 'أي سيارة', 'all cars', 'anything', 'موديلات التسعينات']) {
    expect(understand(text).unused).toEqual([])
  }
})

test('EXPL-01 an exclusion that contradicts an earlier part of the text is reported as unused', () => {
  expect(understand('تويوتا غير تويوتا').unused).toEqual(['تويوتا'])
  expect(understand('كامري مو تويوتا').unused).toEqual([])
})

test('EXPL-01 the letter of `what’s` is no class of cars', () => {
  expect(understand('what’s a good sedan').unused).toEqual(understand('what is a good sedan').unused)
  expect(understand("that's white")).toMatchObject({ filters: { color: ['white'] }, leftover: [] })
})

describe('colours of the inside', () => {
  test.each([
    ['داخلية بيضاء', { interior_color: ['white'] }],
    ['كامري بيضاء من داخل', { model: ['toyota-camry'], interior_color: ['white'] }],
    ['toyota with white leather', { make: ['toyota'], interior_color: ['white'] }],
    ['بيضاء من برا', { color: ['white'] }],
    ['كامري بيضاء سبعة مقاعد', { model: ['toyota-camry'], color: ['white'], seats: [7] }],
  ])('EXPL-01 %s', (text, filters) => {
    expect(understand(text).filters).toEqual(filters)
  })
})

describe('names beside names', () => {
  test.each([
    ['جيب', { body_type: ['suv'] }],
    ['بجيب', { body_type: ['suv'] }],
    ['لكزس هايلكس', { model: ['toyota-hilux'] }],
    ['تويوتا او سنترا', { make: ['toyota'], model: ['nissan-sentra'] }],
    ['لكزسLX570', { make: ['lexus'], model: ['lexus-lx'] }],
    ['كامري ابيظ', { model: ['toyota-camry'], color: ['white'] }],
    ['كامري 22', { model: ['toyota-camry'], year_min: 2022, year_max: 2022 }],
    ['كامري سبعتعش', { model: ['toyota-camry'], year_min: 2017, year_max: 2017 }],
    ['موديل 20 21', { year_min: 2020, year_max: 2021 }],
    ['مازدا ثلاثة', { make: ['mazda'], model: ['mazda-3'] }],
    ['لكزس LX رقم 300 كرايسلر', { make: ['lexus', 'chrysler'], model: ['lexus-lx'] }],
    ['تاهو لطريق الرياض', {}],
    ['هايبرد ما تشرب بنزين', { fuel_type: ['hybrid'] }],
    ['بورش جلد ابيض', { interior_color: ['white'] }],
  ])('EXPL-01 %s', (text, filters) => {
    expect(understand(text).filters).toEqual(filters)
  })
})

describe('orders', () => {
  test.each([
    ['ارخص كامري', 'price_asc'],
    ['كامري ارخص من 50 الف', null],
    ['cheapest camry', 'price_asc'],
    ['اقل ممشى', 'mileage_asc'],
    ['احدث موديل', 'year_desc'],
    ['الأحدث', 'newest'],
    ['اغلى لكزس', 'price_desc'],
    ['oldest', 'year_asc'],
    ['camry sorted by price', 'price_asc'],
    ['sort by price high to low', 'price_desc'],
    ['ترتيب حسب الممشى', 'mileage_asc'],
    ['least driven camry', 'mileage_asc'],
  ] as const)('EXPL-01 %s asks for the order %s', (text, sort) => {
    expect(understand(text).sort).toBe(sort)
  })
})

describe('other words', () => {
  test('EXPL-01 a second word for the same value is not reported as unused', () => {
    expect(understand('كامري ابيض بيضاء').unused).toEqual([])
  })

  test('EXPL-01 unused words are reported as they were typed', () => {
    expect(understand('كامري فتحةً 2020')).toMatchObject({ leftover: ['فتحه'], unused: ['فتحةً'] })
  })

  test('EXPL-01 unknown words are searched as text, without conjunctions', () => {
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

  test('EXPL-01 words of praise are searched as text only if nothing else was understood', () => {
    expect(understand('كامري نظيفة جدا').leftover).toEqual([])
    expect(understand('نظيفة').leftover).toEqual(['نظيفه'])
  })

  test('EXPL-01 only the beginning of a very long text is read', () => {
    expect(understand(`كامري ${'خربشة '.repeat(2000)} هوندا`).filters).toEqual({ model: ['toyota-camry'] })
  })

  test('EXPL-01 any text can be parsed without an error', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 1000 }),
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

describe('hostile and contradictory text', () => {
  test.each([
    ['تحت 50 فوق 90', 'تحت 50 فوق 90'],
    ['over 90k camry under 50k', 'over 90k camry under 50k'],
    ['من 90 الى 50', 'من 90 الى 50'],
  ])('EXPL-01 the bounds of «%s» are swapped, which is reported', (text, said) => {
    const { filters, chips } = understand(text)
    expect(filters).toMatchObject({ price_min: 50_000, price_max: 90_000 })
    expect(chips.filter(({ kind }) => kind === 'price')).toMatchObject([
      { ref: '50000-90000', text: said, corrected: true },
    ])
  })

  test('EXPL-01 a minimum and a maximum that agree stay two chips', () => {
    expect(understand('فوق 50 تحت 90').chips.map(({ ref, corrected }) => [ref, corrected])).toEqual([
      ['50000-', false],
      ['-90000', false],
    ])
  })

  test.each(['if (f > 150) x', 'f = 150;', 'cx < 5'])('EXPL-01 a name ends at a character of code: «%s»', (text) => {
    expect(understand(text).filters).toEqual({})
  })

  test.each([
    ['a trim called by letters', 'لاندكروزر LX', { model: ['toyota-land-cruiser'] }],
    ['the badge of its maker', 'لكزس LX', { make: ['lexus'], model: ['lexus-lx'] }],
    ['a car given in exchange', 'ابدل كامري ٢٠١٨ بلاندكروزر', { model: ['toyota-land-cruiser'] }],
    ['a car wanted for the one on offer', 'كامري للبدل بلاندكروزر', { model: ['toyota-camry'] }],
    ['the colour of a part', 'كامري سقف ابيض', { model: ['toyota-camry'] }],
    ['what a verb may negate', 'كامري ما جاتني بيضاء', { model: ['toyota-camry'] }],
    ['what is not wanted, said after it', 'كامري بيضاء ما ابيها', { model: ['toyota-camry'], not_color: ['white'] }],
    [
      'a body unless its model is left out',
      'جيب الا لاندكروزر',
      { body_type: ['suv'], not_model: ['toyota-land-cruiser'] },
    ],
    ['«جيب» beside its model', 'جيب لاندكروزر', { model: ['toyota-land-cruiser'] }],
    ['a question', 'كامري بيضاء ولا لا', { model: ['toyota-camry'], color: ['white'] }],
    ['two names typed as one', 'تويوتاكامري', { make: ['toyota'], model: ['toyota-camry'] }],
    ['a place that is a word without its article', 'كامري خبر', { model: ['toyota-camry'] }],
    ['a word drawn out', 'كامري كاااامل', { model: ['toyota-camry'] }],
  ])('EXPL-01 reads %s: «%s»', (_kind, text, filters) => {
    expect(understand(text).filters).toEqual(filters)
  })

  test('EXPL-01 brackets within a sentence change nothing', () => {
    expect(understand('كامري (بيضاء) F(150)').filters).toEqual({
      model: ['toyota-camry', 'ford-f-150'],
      color: ['white'],
    })
  })
})
