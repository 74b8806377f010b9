import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findScams } from './find-scams.ts'

const HOST = 'sayyad.example'
const SENTENCES = readFileSync(new URL('labelled-sentences.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes(' | '))
  .map((line) => {
    const [kinds = '', text = ''] = line.split(' | ')
    const found = findScams(text, HOST).map(({ kind }) => kind)
    return { text, wanted: kinds === 'none' ? [] : kinds.split(' ').toSorted(), found: found.toSorted() }
  })
const share = (part: readonly unknown[], whole: readonly unknown[]): number => part.length / whole.length

test('MSG-18 harmless sentences cause no warning, even if they resemble fraud', () => {
  const innocent = SENTENCES.filter(({ wanted }) => !wanted.length)
  const alarms = innocent.filter(({ found }) => found.length)
  expect(innocent.length).toBeGreaterThan(300)
  expect(share(alarms, innocent), JSON.stringify(alarms)).toBeLessThan(0.01)
})

test('MSG-18 sentences of fraud cause the warning of their kind of fraud', () => {
  const fraud = SENTENCES.filter(({ wanted }) => wanted.length)
  const exact = fraud.filter(({ wanted, found }) => wanted.join() === found.join())
  expect(fraud.length).toBeGreaterThan(300)
  expect(share(exact, fraud)).toBeGreaterThan(0.88)
  expect(
    share(
      fraud.filter(({ found }) => !found.length),
      fraud,
    ),
  ).toBeLessThan(0.1)
})

test('MSG-18 a warning quotes the whole phrase that caused it', () => {
  expect(findScams('السلام عليكم، ارسل لي الكود اللي وصلك', HOST)).toEqual([
    { kind: 'code_request', quotes: ['ارسل لي الكود'] },
  ])
  expect(findScams('ادخل https://pay.example.net/x وحوّل العربون', HOST)).toEqual([
    { kind: 'advance_payment', quotes: ['وحوّل العربون'] },
    { kind: 'foreign_link', quotes: ['https://pay.example.net/x'] },
  ])
})

test.each(['كم العربون عندكم؟', 'هل لازم عربون', 'How much is the deposit?', 'متى أدفع العربون؟'])(
  'MSG-18 a buyer’s question about a deposit causes no warning: %s',
  (question) => {
    expect(findScams(question, HOST)).toEqual([])
  },
)

test.each(['كم تدفع عربون؟', 'ممكن تحول عربون الحين؟', 'Can you send a deposit?'])(
  'MSG-18 a demand phrased as a question causes a warning: %s',
  (demand) => {
    expect(findScams(demand, HOST)).toMatchObject([{ kind: 'advance_payment' }])
  },
)

test('MSG-18 links to this site are harmless, those that only look like it are not', () => {
  expect(findScams('https://sayyad.example/car/1', HOST)).toEqual([])
  for (const link of ['https://sayyad.example.net', 'https://sayyad.example@evil.com', 'sayyad-example.com']) {
    expect(findScams(link, HOST).map(({ kind }) => kind)).toEqual(['foreign_link'])
  }
})

test('MSG-18 any text can be checked, and quoted phrases are part of it', () => {
  const piece = fc.constantFrom(
    'عربون',
    'لا',
    'ما',
    'الكود',
    'حول',
    '500',
    'https://x.com',
    '.',
    ' ',
    '\u202e',
    'ـ',
    '👍',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(piece).map((all) => all.join(' ')),
      ),
      (text) => {
        for (const { quotes } of findScams(text, HOST)) for (const quote of quotes) expect(text).toContain(quote)
      },
    ),
  )
})
