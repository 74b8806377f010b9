import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawCard, type CardWords } from './draw-card.ts'

/** The columns of the first and the last white pixel of the title. */
async function inkOf(words: CardWords): Promise<{ first: number; last: number }> {
  const { data, info } = await sharp(await drawCard(words))
    .extract({ left: 0, top: 170, width: 1200, height: 330 })
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const columns = new Set<number>()
  for (let at = 0; at < data.length; at += info.channels)
    if ([0, 1, 2].every((channel) => (data[at + channel] ?? 0) > 230)) columns.add((at / info.channels) % info.width)
  return { first: Math.min(...columns), last: Math.max(...columns) }
}

const ar = (title: string): CardWords => ({ lang: 'ar', title, site: 'صيّاد' })
const en = (title: string): CardWords => ({ lang: 'en', title, site: 'Sayyad' })

test('BLOG-01 a card has the size that networks show, and its title begins where reading begins', async () => {
  const { width, height, format } = await sharp(await drawCard(ar('فحص'))).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
  const right = await inkOf(ar('فحص'))
  expect(right.last).toBeGreaterThan(1100)
  expect(right.first).toBeGreaterThan(700)
  // also if its first word is Latin
  expect((await inkOf(ar('Camry 2019'))).last).toBeGreaterThan(1100)
  const left = await inkOf(en('Camry'))
  expect(left.first).toBeLessThan(100)
  expect(left.last).toBeLessThan(500)
})

test('BLOG-01 Arabic letters of a card are joined', async () => {
  const widthOf = async (title: string) => {
    const { first, last } = await inkOf(ar(title))
    return last - first
  }
  expect(await widthOf('بيبيب')).toBeLessThan((await widthOf('ب\u200cي\u200cب\u200cي\u200cب')) * 0.8)
})

test.each([
  ['markup', '<b>&amp;</b> & <script>'],
  ['a word that is too long', 'W'.repeat(150)],
  ['many words', 'Used car buying guide '.repeat(7)],
  ['a single letter', 'A'],
])('BLOG-01 a title with %s fits', async (_case, title) => {
  const { first, last } = await inkOf(en(title))
  expect(first).toBeGreaterThan(60)
  expect(last).toBeLessThan(1140)
})
