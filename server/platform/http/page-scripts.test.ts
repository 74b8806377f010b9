import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { newScriptMark, takeScriptMarks } from './page-scripts.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('the scripts that carry the mark are allowed by their content, and the mark is gone', () => {
  const mark = newScriptMark()
  const { html, allowed } = takeScriptMarks(
    `<script nonce="${mark}">one()\ntwo()</script><p>…</p><script type="module" nonce="${mark}" async="">مرحبا()</script>`,
    mark,
  )
  expect(allowed).toEqual([hashOf('one()\ntwo()'), hashOf('مرحبا()')])
  expect(html).toBe('<script>one()\ntwo()</script><p>…</p><script type="module" async="">مرحبا()</script>')
})

test('a script without the mark, or with an old one, is not allowed', () => {
  const { allowed } = takeScriptMarks(
    `<script>evil()</script><script nonce="${newScriptMark()}">evil()</script><script nonce>evil()</script>`,
    newScriptMark(),
  )
  expect(allowed).toEqual([])
})

test('a script with an address of its own needs no allowance', () => {
  const mark = newScriptMark()
  expect(takeScriptMarks(`<script nonce="${mark}" src="/a.js"></script>`, mark).allowed).toEqual([])
})
