import { expect, test } from 'vitest'
import { scriptsLast } from './scripts-last.ts'

const high = (file: string) => `<link rel="modulepreload" href="${file}" nonce="n"/>`
const low = (file: string) => `<link rel="modulepreload" fetchpriority="low" href="${file}" nonce="n"/>`

test('Scripts of a page wait for its style, font and pictures, and bring their texts', () => {
  const font = '<link rel="preload" as="font" href="/a.woff2"/>'
  const html = `${font}${high('/a.js')}${high('/b.js')}</head><body></body>`
  expect(scriptsLast(html, 'ar', { '/b.js': { ar: ['/ar.js'], en: ['/en.js'] } })).toBe(
    `${font}${low('/a.js')}${low('/b.js')}${low('/ar.js')}</head><body></body>`,
  )
  expect(scriptsLast(html, 'en', { '/b.js': { ar: ['/ar.js'] } })).toBe(
    `${font}${low('/a.js')}${low('/b.js')}</head><body></body>`,
  )
})
