import sharp from 'sharp'
import { expect, inLanguage, LANGUAGES, test } from './fixtures.ts'

test('LANG-06 robots.txt names the sitemaps, and their addresses respond', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const index = await (await request.get('/sitemap.xml')).text()
  const files = locations(index)
  expect(files.length).toBeGreaterThan(1)
  for (const file of files) {
    const pages = locations(await (await request.get(file)).text())
    expect(pages.length).toBeGreaterThan(0)
    for (const page of [pages[0], pages.at(-1)]) expect((await request.get(page ?? '')).status(), page).toBe(200)
  }
})

test('ROUTE-01 LANG-06 a page has one canonical address, declared only on pages that may be indexed', async ({
  request,
  baseURL,
}) => {
  const { items } = await (await request.get('/api/v1/cars?limit=1&color=white&price_min=1')).json()
  const car = `/car/${items[0].id}`
  for (const [asked, one] of [
    ['/Explore/?make=kia', '/explore?make=kia'],
    ['/explore/?lang=en', '/explore?lang=en'],
    [`/CAR/${items[0].id.toUpperCase()}/`, car],
    ['//terms', '/terms'],
  ] as const) {
    const answer = await request.get(baseURL + asked, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], asked).toEqual([301, one])
  }

  const canonicalOf = async (path: string) => {
    const html = await (await request.get(path)).text()
    return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null
  }
  const { next } = await (await request.get('/api/v1/cars?limit=24')).json()
  expect(await canonicalOf('/?utm_source=x')).toBe(`${baseURL}/`)
  expect(await canonicalOf(`${car}?lang=en&x=1`)).toBe(`${baseURL}${car}?lang=en`)
  expect(await canonicalOf('/explore?lang=en&sort=price_asc&city=riyadh&make=kia')).toBe(
    `${baseURL}/explore?make=kia&city=riyadh&lang=en`,
  )
  for (const path of ['/no-such-page', '/dashboard', `/explore?after=${next}`, '/explore?q=camry', '/favorites']) {
    expect(await canonicalOf(path), path).toBeNull()
  }
})

test('EXPL-04 an address with trailing text of a chat leads to the page', async ({ request }) => {
  const { items } = await (await request.get('/api/v1/cars?limit=1&color=white')).json()
  for (const glued of ['،', '.', ')%20', '%E2%80%8F', '»', 'وهذا', 'and']) {
    const answer = await request.get(`/car/${items[0].id}${glued}`)
    expect([answer.status(), new URL(answer.url()).pathname]).toEqual([200, `/car/${items[0].id}`])
  }
  const answer = await request.get('/explore?make=toyota%D8%8C', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, '/explore?make=toyota'])
})

test('LANG-06 terms and privacy describe themselves, and browsers find the icons they ask for', async ({ request }) => {
  for (const path of ['/terms', '/privacy']) {
    expect(await (await request.get(path)).text(), path).toMatch(/<meta name="description" content="[^"]{50,}"/)
  }
  for (const [path, type] of [
    ['/favicon.ico', /icon/],
    ['/apple-touch-icon.png', /png/],
  ] as const) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type']).toMatch(type)
  }
})

test('EXPL-04 declared sizes of pictures and icons are those of the files', async ({ page, request }) => {
  const { items } = await (await request.get('/api/v1/cars?limit=1&color=white')).json()
  const sizesOf = async (url: string) => {
    const bytes = await (await request.get(url)).body()
    if (!url.endsWith('.ico')) return [await sharp(bytes).metadata()]
    return Array.from({ length: bytes.readUInt16LE(4) }, (_, at) => {
      const [width, height] = bytes.subarray(6 + 16 * at)
      return { width, height }
    })
  }
  for (const path of ['/', '/explore', `/car/${items[0].id}`]) {
    await page.goto(path)
    const card = await page.evaluate(() =>
      ['og:image', 'og:image:width', 'og:image:height'].map(
        (name) => document.querySelector(`meta[property="${name}"]`)?.getAttribute('content') ?? null,
      ),
    )
    const [url, ...declared] = card
    const [size] = await sizesOf(url ?? '')
    if (declared[0] !== null) expect(declared.map(Number), path).toEqual([size?.width, size?.height])
    const icons = await page
      .locator('link[sizes]')
      .evaluateAll((links) =>
        (links as HTMLLinkElement[]).map(({ href, sizes }) => ({ src: href, sizes: sizes.value })),
      )
    const manifest = await (await request.get('/manifest.webmanifest')).json()
    for (const { src, sizes } of [...icons, ...manifest.icons].filter((icon) => icon.sizes !== 'any')) {
      const real = (await sizesOf(src)).map(({ width, height }) => `${width}x${height}`)
      expect(real.join(' '), src).toBe(sizes)
    }
    const wrong = await page.locator('img[width][height]').evaluateAll(async (images) => {
      const found = images as HTMLImageElement[]
      for (const image of found) image.loading = 'eager'
      await Promise.all(found.map((image) => image.decode()))
      const ratioOf = (image: HTMLImageElement) =>
        Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      return found
        .filter((image) => Math.abs(ratioOf(image) / (image.naturalWidth / image.naturalHeight) - 1) > 0.01)
        .map(({ src }) => src)
    })
    expect(wrong, path).toEqual([])
  }
})

for (const { lang, query } of LANGUAGES) {
  test(`EXPL-04 an ad tells search engines and link previews its fields in ${lang}`, async ({ page, request }) => {
    const { items } = await (await request.get('/api/v1/cars?limit=1&color=white')).json()
    await page.goto(inLanguage(`/car/${items[0].id}`, query))
    const car = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText())
    expect(car).toMatchObject({
      '@type': 'Car',
      vehicleModelDate: String(items[0].year),
      mileageFromOdometer: { value: items[0].mileage, unitCode: 'KMT' },
      offers: { price: items[0].price, priceCurrency: 'SAR', availability: 'https://schema.org/InStock' },
    })
    const title = await page.title()
    expect(title).toContain(items[0][`ad_title_${lang}`])
    expect(await contentOf('og:title')).toBe(items[0][`ad_title_${lang}`])
    expect(await contentOf('og:locale')).toBe(lang === 'ar' ? 'ar_SA' : 'en_US')
    expect((await request.get((await contentOf('og:image')) ?? '')).status()).toBe(200)
    async function contentOf(property: string) {
      return page.locator(`meta[property="${property}"]`).getAttribute('content')
    }
  })

  test(`LANG-06 the title of explore names the search in ${lang}, and only common searches are indexed`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/explore?make=toyota', query))
    await expect(page).toHaveTitle(lang === 'ar' ? 'سيارات تويوتا للبيع | صيّاد' : 'Toyota for sale | Sayyad')
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    const list = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText())
    expect(list.itemListElement).toHaveLength(24)
    await page.goto(inLanguage('/explore?q=camry', query))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })

  test(`LANG-06 the manifest is in ${lang}`, async ({ request }) => {
    const manifest = await (await request.get(`/manifest.webmanifest?lang=${lang}`)).json()
    expect(manifest).toMatchObject({ lang, dir: lang === 'ar' ? 'rtl' : 'ltr' })
    for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
    expect(new Set(manifest.screenshots.map(({ form_factor }: { form_factor: string }) => form_factor))).toEqual(
      new Set(['narrow', 'wide']),
    )
    for (const { src, sizes, label } of manifest.screenshots) {
      const { format, width, height } = await sharp(await (await request.get(src)).body()).metadata()
      expect([format, `${width}x${height}`], src).toEqual(['webp', sizes])
      expect(/[\u0600-\u06ff]/.test(label), label).toBe(lang === 'ar')
    }
    const shortcuts = manifest.shortcuts.map(({ url, name }: Record<'url' | 'name', string>) => [url, name])
    expect(shortcuts).toContainEqual(['/messages', lang === 'ar' ? 'الرسائل' : 'Messages'])
    for (const [url] of shortcuts) expect((await request.get(url)).status(), url).toBeLessThan(500)
  })
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => location.replaceAll('&amp;', '&'))
}
