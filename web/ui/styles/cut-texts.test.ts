import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The rules of all style sheets: selector and declarations, without rules that contain others. */
const RULES = globSync('web/**/*.css').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    place: `${file}: ${selector.trim()}`,
    selector: selector.trim(),
    body,
  })),
)

test('LANG-03 no cut text clips the dots of its letters', () => {
  const cut = RULES.filter(({ body, selector }) => /text-overflow: ellipsis/.test(body) && !/\.field/.test(selector))
  const clamped = RULES.filter(({ body, selector }) => /-webkit-line-clamp/.test(body) || selector === '.line-clamp-2')
  expect([cut.length, clamped.length].every((count) => count > 0)).toBe(true)
  expect(cut.filter(({ body }) => !/overflow: clip visible/.test(body)).map(({ place }) => place)).toEqual([])
  expect(clamped.filter(({ body }) => !/padding-block-end/.test(body)).map(({ place }) => place)).toEqual([])
  const faces = RULES.filter(({ body }) => /font-family: 'Readex Pro'/.test(body))
  expect(faces.length).toBe(3)
  expect(faces.map(({ body }) => /descent-override: (\d+)%/.exec(body)?.[1])).toEqual(['50', '50', '50'])
})
