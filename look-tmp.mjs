import { chromium } from '@playwright/test'
const B = 'http://localhost:15421'
const browser = await chromium
  .launch({ executablePath: '/usr/bin/chromium-headless-shell' })
  .catch(() => chromium.launch({ executablePath: '/usr/bin/chromium' }))
const cars = (await (await fetch(B + '/api/v1/cars?limit=40&body_type=suv')).json()).items
const pick = [cars[0], cars[5], cars[9], cars[12]].filter(Boolean)
for (const [name, w, n, lang] of [
  ['a', 390, 3, 'ar'],
  ['b', 390, 2, 'en'],
  ['c', 1440, 4, 'ar'],
]) {
  const page = await browser.newPage({ viewport: { width: w, height: 900 } })
  await page.goto(
    B +
      '/compare?' +
      pick
        .slice(0, n)
        .map((c) => 'car=' + c.id)
        .join('&') +
      '&lang=' +
      lang,
  )
  await page.waitForTimeout(500)
  await page.screenshot({ path: `/tmp/cmp-${name}.png` })
  await page.close()
}
const ctx = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } })
const p = await ctx.newPage()
await p.goto(B + '/car/' + pick[0].id)
await p.screenshot({ path: '/tmp/nojs-car.png', fullPage: true })
await p.goto(B + '/auth')
await p.screenshot({ path: '/tmp/nojs-auth.png' })
for (const u of [
  '/Explore/?make=kia',
  '/CAR/' + pick[0].id.toUpperCase(),
  '//explore',
  '/%45xplore',
  '/dashboard/?tab=security',
]) {
  const r = await fetch(B + u, { redirect: 'manual' })
  console.log(u, r.status, r.headers.get('location'))
}
const html = await (await fetch(B + '/explore?make=toyota&color=white')).text()
console.log(html.match(/<title>.*?<\/title>/)[0], html.match(/<link rel="(canonical|alternate)"[^>]*>/g))
await browser.close()
