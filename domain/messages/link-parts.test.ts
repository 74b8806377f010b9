import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkParts } from './link-parts.ts'

test.each([
  ['شف https://example.com/a?b=1.', ['https://example.com/a?b=1']],
  ['(http://example.com)، ثم', ['http://example.com']],
  ['javascript:alert(1) data:text/html,x example.com', []],
  ['https://', []],
])('MSG-02 the links in %j are %j', (text, links) => {
  expect(linkParts(text).flatMap(({ href }) => href ?? [])).toEqual(links)
})

test('MSG-02 the parts of any text add up to the text, and links lead only to the web', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('https://a.b', 'http://', ' ', 'javascript:', '\n'),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('')
      const parts = linkParts(text)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      for (const { href } of parts) if (href !== null) expect(href).toMatch(/^https?:\/\//i)
    }),
  )
})
