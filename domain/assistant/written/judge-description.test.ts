import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES, type Lang } from '#domain/language.ts'
import { understandQuery } from '#domain/search/understand-query.ts'
import { givenVocabulary } from '#domain/search/vocabulary/given-vocabulary.ts'
import { judgeDescription } from './judge-description.ts'

const STATED: Record<Lang, ReadonlyMap<string, { words: string }>> = {
  ar: new Map([
    ['name', { words: 'تويوتا كامري 2020' }],
    ['mileage', { words: '70,000 كم' }],
    ['color', { words: 'اللون: أبيض' }],
  ]),
  en: new Map([
    ['name', { words: 'Toyota Camry 2020' }],
    ['mileage', { words: '70,000 km' }],
    ['color', { words: 'Color: White' }],
  ]),
}
const SENTENCES: Record<Lang, readonly string[]> = {
  ar: ['أعرض {{name}} للبيع.', 'الممشى {{mileage}}.', '{{color}}.', 'راسلني هنا إذا عندك سؤال.', 'أهلًا بكم.'],
  en: ['My {{name}} is for sale.', 'The mileage is {{mileage}}.', '{{color}}.', 'Ask me here if you have questions.'],
}
const FALSE: Record<Lang, readonly string[]> = {
  ar: ['هوندا', 'سوناتا', 'جدة', 'بيضاء', 'هايبرد', 'خمسين', 'مالك', 'كاميرا', 'جلد', 'بدون حوادث', 'صيانة الوكالة'],
  en: ['Honda', 'sonata', 'Jeddah', 'white', 'hybrid', 'fifty', 'owner', 'camera', 'leather', 'accident', 'serviced'],
}
const SIGNS = [
  '<b>',
  '**',
  'https://a.sa',
  'a@b.sa',
  '\u202e',
  '\u0007',
  '0501234567',
  '٧',
  '۷',
  '७',
  '{{price}}',
  '😀',
]

const judge = (text: string, lang: Lang) =>
  judgeDescription(text, {
    lang,
    references: STATED[lang],
    vocabulary: givenVocabulary,
    understand: (words) => understandQuery(words, givenVocabulary, { thisYear: 2026 }),
  })

test('AI-01 a description has the words of the site for what the seller has stated', () => {
  expect(judge(SENTENCES.en.join(' '), 'en')).toBe(
    'My Toyota Camry 2020 is for sale. The mileage is 70,000 km. Color: White. Ask me here if you have questions.',
  )
  expect(judge('أعرض {{name}} للبيع.\n\n\nالممشى {{mileage}}.', 'ar')).toBe(
    'أعرض تويوتا كامري 2020 للبيع.\n\nالممشى 70,000 كم.',
  )
})

test.each(['', 'My {{name}} is for sale.', 'The mileage is {{mileage}}. '.repeat(200), 'a'.repeat(5000)])(
  'AI-01 a description that says too little or too much is none: %#',
  (text) => {
    expect(judge(text, 'en')).toBeNull()
  },
)

test.each(LANGUAGES)('AI-01 whatever a description states by itself, wherever it stands, refuses it (%s)', (lang) => {
  const honest = fc.shuffledSubarray([...SENTENCES[lang]], { minLength: 3 })
  const ways = fc.constantFrom(' ', '\n')
  const digits = fc
    .tuple(fc.constantFrom('0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'), fc.nat({ max: 3_000_000 }))
    .map(([set, number]) => String(number).replaceAll(/\d/g, (digit) => set.charAt(Number(digit))))
  const lie = fc.oneof(digits, fc.constantFrom(...FALSE[lang]), fc.constantFrom(...SIGNS))
  fc.assert(
    fc.property(honest, ways, lie, fc.nat(), (sentences, way, said, at) => {
      const told = sentences.join(way)
      const words = told.split(/(?<=[ \n])/)
      words.splice(at % (words.length + 1), 0, at === 0 ? `${said} ` : ` ${said} `)
      expect(judge(words.join(''), lang)).toBeNull()
    }),
  )
})
