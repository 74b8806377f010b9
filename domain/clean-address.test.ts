import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanAddress } from './clean-address.ts'

const ID = '0197a3a0-0000-7000-8000-000000000001'
const GLUED = [
  '،',
  '.',
  ')',
  '؛',
  '»',
  '…',
  '"',
  '”',
  "'",
  '؟',
  '!',
  ':',
  ',',
  ']',
  '>',
  '*',
  '_',
  ' ',
  '\u200f',
  '\u200b',
  '\u00a0',
  ').',
  '» .',
  ' -',
  '👍🏽',
  '\u2069\u200e',
]

test.each(GLUED)('EXPL-04 %j at the end of an address is removed, encoded or not', (glued) => {
  for (const path of ['/', `/car/${ID}`, '/deals', '/blog/first-post', '/explore', `/seller/${ID}`, '/سيارات']) {
    const clean = encodeURI(path)
    for (const address of [clean + encodeURIComponent(glued), path + glued]) {
      expect(cleanAddress(address) ?? address).toBe(clean)
    }
  }
  const isToken = '_-'.includes(glued.trim()[0] ?? '')
  for (const address of ['/explore?make=toyota&year_min=2020', '/auth/confirm?next=%2F&token=aB3_x']) {
    if (!isToken) expect(cleanAddress(address + encodeURIComponent(glued))).toBe(address)
  }
})

const PAGES_OF_IDS = ['car', 'seller', 'my-ads/edit', 'my-ads/promote', 'admin/cars/edit', 'admin/users']

test.each(PAGES_OF_IDS)('EXPL-04 any text after the id of /%s is removed, encoded or not', (page) => {
  const clean = `/${page}/${ID}`
  const examples = [
    'وهذا',
    'and',
    'a',
    'ABC',
    '.And then/or',
    '-1',
    '_x',
    '٢',
    ID,
    ' شف هذا',
    'é',
    '👍',
    '\nthe next line',
  ]
  const text = fc.string({ unit: 'grapheme', minLength: 1 }).map((glued) => glued.toWellFormed())
  const glued = text.filter((one) => !/^[/?#]|[?#]|^\.data$/.test(one))
  const leads = (one: string) => {
    expect(cleanAddress(clean + encodeURIComponent(one))).toBe(clean)
    expect(cleanAddress(`${clean}${encodeURIComponent(one)}?lang=en`)).toBe(`${clean}?lang=en`)
    if (!one.includes('%')) expect(cleanAddress(clean + one)).toBe(clean)
  }
  examples.forEach(leads)
  fc.assert(fc.property(glued, leads))
})

test.each(['/explore', '/compare', '/auth/forgotten', '/answer/aB3_x', '/explore?make=toyota', '/messages?lang=en'])(
  'EXPL-04 Arabic words after %s are removed',
  (address) => {
    for (const glued of ['وهذا', 'و', 'شف هذا and this', 'هنا.']) {
      expect(cleanAddress(address + encodeURIComponent(glued))).toBe(address)
    }
  },
)

test.each([
  '/',
  `/car/${ID}/qr.svg`,
  `/car/${ID}.data`,
  `/admin/users/${ID}/messages`,
  `/api/v1/cars/${ID}and`,
  `/pictures/${ID}-960.webp`,
  `/my-ads/${ID}and`,
  `/car/${ID.slice(0, -1)}`,
  `/compare?cars=${ID},${ID}`,
  '/explore?q=bmw%D8%A3%D8%A8%D9%8A%D8%B6',
  '/explore?q=%22camry%22',
  '/explore?q=camry.',
  '/messages?text=%D8%9F',
  `/car/${ID}?lang=en`,
  '/auth/confirm?token=abc_-',
  '/explore?after=eyJ4Ijox0==',
  '/explore?price_max=',
  '/%E0%A4%A',
  '/a-b/c_d/',
])('EXPL-04 the address %s is not changed', (address) => {
  expect(cleanAddress(address)).toBeNull()
})

test('EXPL-04 invisible characters in an address are removed, and no address leads to another host', () => {
  expect(cleanAddress(`/%E2%80%8F/car/${ID}`)).toBe(`/car/${ID}`)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const clean = cleanAddress(`/${encodeURI(text.toWellFormed())}`) ?? '/'
      expect([clean.startsWith('/'), cleanAddress(clean)]).toEqual([true, null])
      expect(clean.startsWith('//') && clean !== `/${encodeURI(text.toWellFormed())}`).toBe(false)
    }),
  )
})
