import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { newScriptMark, takeScriptMarks } from './page-scripts.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('scripts with the nonce are allowed by their hash, and the nonce is removed', () => {
  const mark = newScriptMark()
  const page = `<script nonce="${mark}">one()\ntwo()</script><p>…</p><script type="module" nonce="${mark}" async="">مرحبا()</script>`
  const { html, allowed } = takeScriptMarks(page, mark)
  expect(allowed).toEqual([hashOf('one()\ntwo()'), hashOf('مرحبا()')])
  expect(html).toBe('<script>one()\ntwo()</script><p>…</p><script type="module" async="">مرحبا()</script>')
})

test('a script without the nonce, or with an old one, is not allowed', () => {
  const { allowed } = takeScriptMarks(
    `<script>evil()</script><script nonce="${newScriptMark()}">evil()</script><script nonce>evil()</script>`,
    newScriptMark(),
  )
  expect(allowed).toEqual([])
})

test('an external script needs no hash', () => {
  const mark = newScriptMark()
  expect(takeScriptMarks(`<script nonce="${mark}" src="/a.js"></script>`, mark).allowed).toEqual([])
})
