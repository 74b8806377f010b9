import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { givenVocabulary } from '#domain/search/vocabulary/given-vocabulary.ts'
import { understandNear } from '#domain/search/understand-near.ts'
import { understandQuery } from '#domain/search/understand-query.ts'
import { readMessage, type Before } from './read-message.ts'
import { filtersOf, NO_WISH, partsOf, type Wish } from './wish.ts'

const before = (wish: Wish, more: Partial<Before> = {}): Before => ({
  wish,
  shown: 0,
  isAboutOne: false,
  topic: null,
  loan: null,
  ...more,
})

const read = (text: string) =>
  understandNear(text, (rest) => understandQuery(rest, givenVocabulary, { thisYear: 2026 }))

/** The filters after a conversation of searches. */
function filtersAfter(...messages: string[]) {
  let wish: Wish = NO_WISH
  for (const message of messages) {
    const found = readMessage(message, before(wish), read)
    if (found.kind !== 'search') throw new Error(`${message} is ${found.kind}`)
    wish = found.wish
  }
  return { ...filtersOf(wish), ...(wish.sort !== 'newest' && { sort: wish.sort }) }
}

describe('a message changes what was said before', () => {
  const TALKS: [string[], object][] = [
    [['كامري بالرياض', 'بس في جدة'], { model: ['toyota-camry'], city: ['jeddah'] }],
    [['كامري بالرياض', 'لا، جيب'], { body_type: ['suv'], city: ['riyadh'] }],
    [['كامري تحت 70 الف', 'تحت 60'], { model: ['toyota-camry'], price_max: 60_000 }],
    [['كامري تحت 70 الف', 'فوق 30 الف'], { model: ['toyota-camry'], price_min: 30_000, price_max: 70_000 }],
    [['جيب بالرياض', 'لا خله في جدة'], { body_type: ['suv'], city: ['jeddah'] }],
    [['كامري 2019', 'خليها ٢٠٢١'], { model: ['toyota-camry'], year_min: 2021, year_max: 2021 }],
    [['suv in riyadh', 'make it in jeddah'], { body_type: ['suv'], city: ['jeddah'] }],
    [['white camry', 'change the car to accord'], { model: ['honda-accord'], color: ['white'] }],
    [['كامري', 'غير بيضا'], { model: ['toyota-camry'], not_color: ['white'] }],
    [['كامري غير بيضا', 'بيضا'], { model: ['toyota-camry'], color: ['white'] }],
    [['كامري', 'كمان اكورد'], { model: ['toyota-camry', 'honda-accord'] }],
    [['ما ابي تويوتا تحت 40 الف', 'ولا نيسان'], { not_make: ['toyota', 'nissan'], price_max: 40_000 }],
    [['كامري قريبة من جدة', 'الأقرب أول'], { model: ['toyota-camry'], near: 'jeddah', within: 100, sort: 'nearest' }],
    [['كامري ١٨ والا ١٩ نظيفة'], { model: ['toyota-camry'], year_min: 2018, year_max: 2019 }],
    [['كامري 2020', '2022'], { model: ['toyota-camry'], year_min: 2022, year_max: 2022 }],
    [['كامري', 'الأرخص'], { model: ['toyota-camry'], sort: 'price_asc' }],
    [['كامري قريبة من جدة ضمن 150 كم'], { model: ['toyota-camry'], near: 'jeddah', within: 150 }],
    [['كامري بالرياض', 'قريبة من جدة'], { model: ['toyota-camry'], near: 'jeddah', within: 100 }],
    [['كامري قريبة من جدة', 'بس في الرياض'], { model: ['toyota-camry'], city: ['riyadh'] }],
    [['كامري قريبة من جدة', 'بس ضمن 50 كم'], { model: ['toyota-camry'], near: 'jeddah', within: 50 }],
    [['camry near jeddah', 'widen the distance to 300 km'], { model: ['toyota-camry'], near: 'jeddah', within: 300 }],
    [['كامري قريبة من جدة', 'شيل جدة'], { model: ['toyota-camry'] }],
    [['كامري ضمن 80 كم من جدة', 'لا، جيب'], { body_type: ['suv'], near: 'jeddah', within: 80 }],
    [['نيسان بجدة', 'تويوتا كامري'], { city: ['jeddah'], make: ['toyota'], model: ['toyota-camry'] }],
    [
      ['looking for an suv under 80k in riyadh', 'only in jeddah'],
      { body_type: ['suv'], price_max: 80_000, city: ['jeddah'] },
    ],
    [
      ['كامري بيضا بجدة', 'ابي اكورد 2020 تحت 50 الف بالرياض'],
      { model: ['honda-accord'], year_min: 2020, year_max: 2020, price_max: 50_000, city: ['riyadh'] },
    ],
  ]
  test('AI-01 the cheapest and the newest car are a search where nothing was shown before', () => {
    expect(filtersAfter('ارخص سيارة عندك')).toEqual({ sort: 'price_asc' })
    expect(filtersAfter('احدث سيارة')).toEqual({ sort: 'year_desc' })
  })
  test.each(TALKS)('AI-01 %j', (messages, filters) => {
    expect(filtersAfter(...messages)).toEqual(filters)
  })
})

describe('a message that acts on the conversation', () => {
  const wish: Wish = { parts: partsOf({ model: ['toyota-camry'], price_max: 70_000 }), words: '', sort: 'newest' }
  test.each([
    ['undo', ['تراجع', 'رجع', 'الغ اخر تعديل', 'undo', 'undo that please', 'go back']],
    ['restart', ['ابدأ من جديد', 'نبدأ من الصفر', 'امسح كل الشروط', 'start over', 'new search']],
    ['remove_last', ['شيل الشرط الأخير', 'احذف آخر فلتر', 'شيل آخر شرط لو سمحت', 'remove the last filter']],
    [
      'free',
      [
        'شيل اللون',
        'أي مدينة',
        'السعر ما يهم',
        'عدد الملاك ما يهم',
        'بدون حد السعر',
        'any color',
        "the year doesn't matter",
      ],
    ],
    [
      'compare_with_shown',
      [
        'أرخص',
        'رخصها شوي',
        'نزل السعر',
        'lower the price',
        'شي أرخص لو سمحت',
        'غالية مرة',
        'أحدث',
        'ممشاها أقل',
        'something cheaper',
        'newer ones',
      ],
    ],
    ['raise_budget', ['ارفع الميزانية شوي', 'زود السعر', 'raise my budget a bit']],
    [
      'compare',
      [
        'ايهم اوفر بالبنزين؟',
        'محتار بين كامري واكورد',
        'قارن الأول والثاني',
        'ايهم احسن',
        'compare 1 and 3',
        'which is better',
      ],
    ],
    ['about_car', ['وش رايك بالثانية', 'the third one', 'الأولى']],
    ['thanks', ['شكرا', 'يعطيك العافية', 'thanks a lot']],
    ['greeting', ['السلام عليكم', 'هلا والله', 'hello', 'صباح الخير']],
    ['help', ['وش تقدر تسوي', 'help', 'من انت', '', '؟؟؟', '🚗']],
    ['add_words', ['فل كامل', 'مع ونش', 'qwrtpsdf']],
    ['not_understood', ['بدون ونش', 'متى الهلال', 'without a winch']],
  ])('AI-01 is read as %s', (kind, messages) => {
    for (const message of messages)
      expect([message, readMessage(message, before(wish), read).kind]).toEqual([message, kind])
  })
})

describe('a question beside the search', () => {
  test.each([
    [
      'price',
      [
        'سعر الكامري 2019',
        'price of camry 2019',
        'camry 2019 price',
        'كامري 2019 هل سعر 58 الف مناسب؟',
        'كم سعر كامري 2019',
        'بكم الكامري',
        'كم تسوى كامري 2018',
        'how much is a camry 2019 worth',
      ],
    ],
    [
      'yearly_cost',
      [
        'كم استهلاك البنزين للكامري',
        'كم صرفية الكامري',
        'fuel consumption of a camry',
        'كم تكلفني الكامري في السنة',
        'مصاريف الكامري سنويا',
        'what does a camry cost per year',
      ],
    ],
    ['instalments', ['ابي تقسيط', 'كيف التقسيط', 'how do instalments work']],
    ['transfer', ['كيف أنقل ملكية السيارة؟', 'كم رسوم نقل الملكية', 'how to transfer ownership']],
    [
      'inspection',
      ['هل السيارات مفحوصة', 'متى الفحص الدوري', 'كيف أفحص السيارة قبل الشراء', 'how do I inspect a used car'],
    ],
    [
      'safe_payment',
      [
        'خايف من النصب',
        'ابي اشتري من شخص وخايف ينصب علي وش اسوي',
        'كيف ادفع للبائع بامان',
        'هل ادفع عربون',
        'how do I pay safely',
      ],
    ],
    ['fuel', ['كم سعر البنزين', 'fuel prices']],
    ['import', ['كيف استورد سيارة', 'how much is customs']],
  ])('AI-01 is about %s', (topic, messages) => {
    for (const message of messages) {
      expect([message, readMessage(message, before(NO_WISH), read)]).toEqual([
        message,
        expect.objectContaining({ topics: [topic] }),
      ])
    }
  })

  test('AI-01 places among the cars that were shown are read in their order', () => {
    for (const [message, places] of [
      ['قارن الأول والثالث', [0, 2]],
      ['compare the third and the first', [2, 0]],
      ['قارن أول ثنتين', [0, 1]],
      ['compare the first two', [0, 1]],
      ['compare both', [0, 1]],
      ['قارن بينهم', []],
    ] as const) {
      expect([message, readMessage(message, before(NO_WISH, { shown: 6 }), read)]).toEqual([
        message,
        { kind: 'compare', places, wish: null },
      ])
    }
  })

  test.each([
    ['Does the first one have a warranty?', 0, 'Does it have a warranty?'],
    ['هل الثانية فيها ضمان', 1, 'هل السيارة فيها ضمان'],
    ['كم ممشى السيارة الثالثة', 2, 'كم ممشى السيارة'],
    ['وش رايك بالثانية', 1, ''],
  ])('AI-01 %s asks about that car', (message, place, question) => {
    expect(readMessage(message, before(NO_WISH, { shown: 6 }), read)).toEqual({ kind: 'about_car', place, question })
  })

  test('AI-01 a question without a car is about the one last asked about, or asks which', () => {
    for (const message of ['كم مالك لها؟', 'هل فيها ضمان', 'ممشاها؟', 'وسعرها؟', 'is it under warranty?']) {
      const one = readMessage(message, before(NO_WISH, { shown: 6, isAboutOne: true }), read)
      expect([message, one]).toEqual([message, { kind: 'about_car', place: null, question: message }])
      const many = readMessage(message, before(NO_WISH, { shown: 6 }), read)
      expect([message, many]).toEqual([message, { kind: 'which_of_shown' }])
    }
  })

  test('AI-01 which of two cars is better is a comparison of both', () => {
    for (const message of ['هل الكامري افضل ولا الاكورد', 'is the camry better than the accord']) {
      const found = readMessage(message, before(NO_WISH), read)
      expect([message, found.kind === 'compare' && found.wish && filtersOf(found.wish)]).toEqual([
        message,
        { model: ['toyota-camry', 'honda-accord'] },
      ])
    }
  })

  test('AI-01 a search that mentions one stays a search', () => {
    for (const message of [
      'كامري نظيفة فحص كامل',
      'سعر كامري تحت 60 الف',
      'سيارة استهلاك البنزين قليل',
      'ابي شي افضل من كامري',
      'وش افضل سيارة؟',
      'كامري بدون حوادث عليها تأمين شامل',
      'camry with valid inspection',
    ]) {
      expect([message, readMessage(message, before(NO_WISH), read).kind]).toEqual([message, 'search'])
    }
  })
})

test('AI-01 any text is read, and never widens into a wish with an empty condition', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 5 }), (messages) => {
      let wish = NO_WISH
      for (const message of messages) {
        const found = readMessage(message, before(wish), read)
        if (found.kind === 'search') wish = found.wish
      }
      for (const part of wish.parts) expect('values' in part ? part.values.length : 1).toBeGreaterThan(0)
      expect(partsOf(filtersOf(wish)).length).toBe(wish.parts.length)
    }),
  )
})
