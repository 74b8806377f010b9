import { expect, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'
import { holdScripts } from './hold-scripts.ts'

const ID = '0190b5e0-0000-7000-8000-000000000000'
const FOR_USERS = [
  '/add-car',
  '/my-ads',
  `/my-ads/edit/${ID}`,
  '/messages',
  `/messages/${ID}/hand-over`,
  '/dashboard',
  `/shortlists/${ID}`,
  '/verification',
  '/penalties',
]
const FOR_MODERATORS = [
  '/admin',
  '/admin/users',
  '/admin/verification',
  '/admin/reports',
  '/admin/support',
  '/admin/cars',
]
const FOR_ADMINS_ALONE = [
  '/admin/audit',
  '/admin/promotions',
  '/admin/revenue-settings',
  '/admin/texts',
  '/admin/media',
  '/admin/tags',
  '/admin/tags/add',
  '/admin/settings',
  '/admin/errors',
  '/admin/system',
  `/admin/cars/edit/${ID}?view=fields`,
  '/admin/deals',
  '/admin/deals/add',
  `/admin/deals/edit/${ID}`,
  '/admin/words',
  '/admin/words/add',
  `/admin/words/edit/${ID}`,
  '/admin/brands',
  '/admin/brands/add',
  `/admin/brands/edit/${ID}`,
  '/admin/facts',
  '/admin/facts/add',
  '/admin/facts/edit/1',
  '/admin/car-makers',
  '/admin/car-makers/add',
  `/admin/car-makers/edit/${ID}`,
  '/admin/blog/create',
  `/admin/blog/edit/${ID}`,
  '/admin/blog',
  '/admin/pages',
  '/admin/pages/add',
  `/admin/pages/edit/${ID}`,
  '/admin/guides',
  '/admin/guides/add',
  `/admin/guides/edit/${ID}`,
]
const FOR_ADMINS = [...FOR_MODERATORS, `/admin/cars/edit/${ID}`, ...FOR_ADMINS_ALONE]
const SIGN_IN = { ar: 'يلزم تسجيل الدخول', en: 'Sign In Required' }
const UNAUTHORIZED = {
  ar: 'غير مصرّح: تحتاج إلى صلاحيات المشرف للوصول إلى هذه الصفحة',
  en: 'Unauthorized: You need admin privileges to access this page',
}

for (const { lang, query } of LANGUAGES) {
  test(`AUTH-07 AUTH-08 users without access are told in ${lang} what is missing, by the server`, async ({
    page,
    buyer,
    givenUser,
  }) => {
    for (const path of [...FOR_USERS, ...FOR_ADMINS]) {
      const response = await page.request.get(inLanguage(path, query))
      expect(response.status(), path).toBe(401)
      const html = await response.text()
      expect(html, path).toContain(SIGN_IN[lang])
    }
    const moderator = await givenUser('نوف', 'moderator')
    for (const [who, paths] of [
      [buyer, FOR_ADMINS],
      [moderator, FOR_ADMINS_ALONE],
    ] as const) {
      await signIn(page, who)
      for (const path of paths) {
        const response = await page.request.get(inLanguage(path, query))
        expect(response.status(), path).toBe(403)
        expect(await response.text(), path).toContain(UNAUTHORIZED[lang])
      }
    }
    for (const path of FOR_MODERATORS) {
      const html = await (await page.request.get(inLanguage(path, query))).text()
      expect(html, path).toContain('href="/admin/verification"')
      expect(html, path).not.toContain('href="/admin/revenue-settings"')
    }
  })
}

test('files are cached as long as their names allow, and unknown ones are not found', async ({ request, baseURL }) => {
  const html = await (await request.get('/')).text()
  const script = /\/assets\/[\w-]+\.js/.exec(html)?.[0] ?? ''
  const headersOf = async (path: string) => (await request.get(path)).headers()
  expect(await headersOf(script)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  })
  expect(await headersOf('/logo.svg')).toMatchObject({ 'cache-control': 'public, max-age=3600' })
  const plain = await fetch(new URL(script, baseURL), { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
  expect([plain.status, plain.headers.get('content-encoding')]).toEqual([200, null])
  for (const path of ['/assets/unknown.js', '/assets/', '/assets/..%2f.vite/manifest.json', '/.vite/manifest.json'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('NAV-12 NAV-01 NAV-02 the site header is on all pages except explore and cars, marks the current page, and has deals if enabled', async ({
  page,
  request,
}) => {
  const { items } = await (await request.get('/api/v1/cars?limit=1&color=white')).json()
  const navigation = page.getByRole('navigation', { name: 'القائمة الرئيسية' })
  // their own navigation has only selling and favorites
  const header = navigation.getByRole('link', { name: 'الرئيسية', exact: true })
  for (const path of ['/', '/auth', '/favorites']) {
    await page.goto(path)
    await expect(header).toBeVisible()
  }
  await expect(page.locator('nav [aria-current=page]:visible')).toHaveText('المفضلة')
  await expect(navigation.getByRole('link', { name: 'العروض' })).toBeVisible()
  for (const path of ['/explore', `/car/${items[0].id}`]) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'رجوع' })).toBeVisible()
    await expect(header).toHaveCount(0)
  }
})

test('ROUTE-02 each screen is a chunk of its own, and a spinner turns while the next one loads, later with words @own-context', async ({
  page,
}) => {
  await page.clock.install()
  const loaded: string[] = []
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname))
  await page.goto('/')
  expect(loaded.some((path) => /\/assets\/car-[\w-]{8}\.js$/.test(path))).toBe(false)

  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/v1/cars?*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('navigation').getByRole('link', { name: 'تصفّح السيارات' }).click()
  await expect(page.locator('.navigation-progress')).toBeVisible()
  const slow = page.getByText('الموقع يتأخر في الرد')
  await expect(slow).toHaveCount(0)
  await page.clock.fastForward(8000)
  await expect(slow).toBeVisible()
  answer()
  await expect(page).toHaveURL(/\/explore$/)
  await expect(page.locator('.navigation-progress')).toHaveCount(0)
})

test('NAV-12 until the page that Back leads to has come, the page before is dimmed and the menu marks where it leads', async ({
  page,
  admin,
}) => {
  await signIn(page, admin)
  await page.goto('/admin/users')
  const users = page.getByRole('navigation', { name: 'لوحة الإدارة' }).getByRole('link', { name: 'المستخدمون' })
  await page.getByRole('link', { name: 'الإعدادات', exact: true }).first().click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('الإعدادات')
  const release = await holdScripts(page, '**/admin/users.data*')
  await page.evaluate(() => history.back())
  await expect(page.getByRole('main')).toHaveCSS('opacity', '0.55')
  await expect(heading).toHaveText('الإعدادات')
  await expect(users).toHaveCSS('cursor', 'progress')
  release()
  await expect(heading).toHaveText('المستخدمون')
  await expect(page.getByRole('main')).toHaveCSS('opacity', '1')
  await expect(users).not.toHaveCSS('cursor', 'progress')
})

test('the reference of the API opens from this host alone', async ({ page, baseURL }) => {
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await page.goto('/api/docs')
  await expect(page.getByText('Get the signed-in user')).toBeVisible({ timeout: 30_000 })
  expect([...origins]).toEqual([baseURL])
})
