import { expect, test } from 'vitest'
import { scriptsLast } from './scripts-last.ts'

test('Scripts of a page wait for its style, font and pictures', () => {
  const font = '<link rel="preload" as="font" href="/a.woff2"/>'
  const html = `${font}<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>`
  expect(scriptsLast(html)).toBe(
    `${font}<link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="modulepreload" fetchpriority="low" href="/b.js"/>`,
  )
})
