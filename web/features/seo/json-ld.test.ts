import { expect, test } from 'vitest'
import { jsonLd } from './json-ld.tsx'

test('EXPL-04 a title can’t end the script that tells search engines about the car', () => {
  const name = '</script><script>alert(1)</script>'
  const json = jsonLd({ name })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ name })
})
