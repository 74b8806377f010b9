import { expect, test } from 'vitest'
import { jsonLd } from './json-ld.tsx'

test('EXPL-04 a title cannot end the script with structured data', () => {
  const name = '</script><script>alert(1)</script>'
  const json = jsonLd({ name })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ name })
})
