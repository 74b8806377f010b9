import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect as baseExpect, LANGUAGES, PASSWORD, test } from '../fixtures.ts'
import { pictureFile } from '../picture-file.ts'
import { PATIENCE_MS, type Engine } from './engine.ts'
import { ENGINES } from './find-engines.ts'

const WORDS = {
  ar: {
    model: 'كامري',
    filters: 'خيارات البحث',
    cars: 'سيار',
    pictures: 'الصور',
    first: 'هل ما زالت متوفرة؟',
    second: 'متى أقدر أشوفها؟',
  },
  en: {
    model: 'camry',
    filters: 'Filters',
    cars: 'cars',
    pictures: 'Images',
    first: 'Is it still available?',
    second: 'When can I see it?',
  },
} as const

// these browsers draw without a graphics card
const expect = baseExpect.configure({ timeout: PATIENCE_MS })

const OPEN_DIALOG = '//dialog[@open]'

for (const [name, open] of Object.entries(ENGINES))
  for (const { lang, dir } of LANGUAGES)
    test(`EXPL-01 EXPL-04 AUTH-02 MSG-01 MSG-17 AD-02 the main journey works in ${name} in ${lang}`, async ({
      site,
      buyer,
      seller,
      givenAds,
      apiOf,
    }) => {
      test.skip(!open, `${name} is not installed`)
      const [carId = ''] = await givenAds(seller, 1)
      const folder = await mkdtemp(join(tmpdir(), 'sayyad-engine-'))
      const engine = await open!(site.origin)
      try {
        await search(engine, lang, dir)
        await lookAtCar(engine, lang)
        await signInByForm(engine, `/car/${carId}`, buyer.email)

        const api = await apiOf(buyer)
        await writeMessages(engine, lang, carId, async () => {
          const { items } = await (await api.get('/api/v1/me/conversations')).json()
          if (!items.length) return []
          const { items: messages } = await (await api.get(`/api/v1/me/conversations/${items[0].id}/messages`)).json()
          return messages.map(({ content }: { content: string }) => content)
        })

        const file = join(folder, 'car.jpg')
        await writeFile(file, (await pictureFile()).buffer)
        await addPicture(engine, lang, file)
      } catch (problem) {
        await engine.picture(test.info().outputPath(`${name}.png`)).catch(() => {})
        throw problem
      } finally {
        await engine.close()
        await rm(folder, { recursive: true })
      }
    })

type Lang = keyof typeof WORDS

const IS_HYDRATED = `history.scrollRestoration === 'manual' &&
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'))`

/** Opens a page, and waits until it is hydrated. It may load itself anew meanwhile. */
async function visit(engine: Engine, path: string): Promise<void> {
  await engine.open(path)
  await expect.poll(() => engine.evaluate(IS_HYDRATED).catch(() => false)).toBe(true)
}

async function search(engine: Engine, lang: Lang, dir: string): Promise<void> {
  await visit(engine, `/?lang=${lang}`)
  expect(await engine.evaluate('document.documentElement.dir')).toBe(dir)
  await engine.type('input[name=q]', WORDS[lang].model)
  await engine.press('Enter')
  await expect.poll(async () => (await engine.address()).searchParams.get('q')).toBe(WORDS[lang].model)

  await engine.click(`//summary[contains(., "${WORDS[lang].filters}")]`)
  await engine.type(`${OPEN_DIALOG}//input[@name="price_max"]`, '900000')
  await engine.click(`${OPEN_DIALOG}//button[contains(., "${WORDS[lang].cars}")]`)
  await expect.poll(async () => (await engine.address()).searchParams.get('price_max')).toBe('900000')
  await expect.poll(() => engine.texts(OPEN_DIALOG)).toEqual([])
}

async function lookAtCar(engine: Engine, lang: Lang): Promise<void> {
  await visit(engine, `/explore?lang=${lang}`)
  await engine.click('main article h2 a, main article h3 a')
  await expect.poll(async () => (await engine.address()).pathname).toMatch(/^\/car\//)
  await engine.click('.gallery-pictures button')
  const place = async () => (await engine.texts(OPEN_DIALOG)).join(' ')
  await expect.poll(place).toMatch(/1 (?:من|of) \d/)
  await engine.press(lang === 'ar' ? 'ArrowLeft' : 'ArrowRight')
  await expect.poll(place).toMatch(/2 (?:من|of) \d/)
  await engine.press('Escape')
  await expect.poll(() => engine.texts(OPEN_DIALOG)).toEqual([])
}

async function signInByForm(engine: Engine, next: string, email: string): Promise<void> {
  await visit(engine, `/auth?next=${encodeURIComponent(next)}`)
  await engine.type('input[name=email]', email)
  await engine.type('input[name=password]', PASSWORD)
  await engine.press('Enter')
  await expect.poll(async () => (await engine.address()).pathname).toBe(next)
}

/** One with, one without a connection. Each arrives once, in their order. */
async function writeMessages(
  engine: Engine,
  lang: Lang,
  carId: string,
  arrived: () => Promise<string[]>,
): Promise<void> {
  const { first, second } = WORDS[lang]
  await visit(engine, `/messages?car=${carId}`)
  await engine.type('textarea[name=content]', first)
  await engine.press('Enter')
  await expect.poll(arrived).toEqual([first])
  await engine.setOffline(true)
  await engine.type('textarea[name=content]', second)
  await engine.press('Enter')
  await expect.poll(async () => (await engine.texts('article.message-own')).join(' ')).toContain(second)
  expect(await arrived()).toEqual([first])
  await engine.setOffline(false)
  await expect.poll(arrived).toEqual([first, second])
}

/** The picture is still there after a reload. */
async function addPicture(engine: Engine, lang: Lang, file: string): Promise<void> {
  await visit(engine, `/add-car?lang=${lang}`)
  await engine.type('#ad-year', '2020')
  await engine.click(`//nav//a[contains(., "${WORDS[lang].pictures}")]`)
  await engine.upload('input[type=file][multiple]', file)
  const tiles = () => engine.texts('.picture-tile')
  await expect.poll(async () => (await tiles()).length).toBe(1)
  await expect.poll(() => engine.texts('.picture-tile-state')).toEqual([])
  await visit(engine, (await engine.address()).pathname + (await engine.address()).search)
  await expect.poll(async () => (await tiles()).length).toBe(1)
}
