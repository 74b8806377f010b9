import { expect, test } from 'vitest'
import { scriptsLast } from './scripts-last.ts'

const high = (file: string) => `<link rel="modulepreload" href="${file}" nonce="n"/>`
const low = (file: string) => `<link rel="modulepreload" fetchpriority="low" href="${file}" nonce="n"/>`

test('scripts have a lower priority than styles, fonts and pictures, and their texts are preloaded', () => {
  const font = '<link rel="preload" as="font" href="/a.woff2"/>'
  const html = `${font}${high('/a.js')}${high('/b.js')}</head><body></body>`
  expect(scriptsLast(html, 'ar', { '/b.js': { ar: ['/ar.js'], en: ['/en.js'] } })).toBe(
    `${font}${low('/a.js')}${low('/b.js')}${low('/ar.js')}</head><body></body>`,
  )
  expect(scriptsLast(html, 'en', { '/b.js': { ar: ['/ar.js'] } })).toBe(
    `${font}${low('/a.js')}${low('/b.js')}</head><body></body>`,
  )
})
