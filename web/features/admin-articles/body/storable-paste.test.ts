import { Editor, type JSONContent } from '@tiptap/core'
import { EditorState } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { EMPTY_BODY, MOST_BODY_UNITS } from '#domain/articles/article-body.ts'
import { BLOCK_EXTENSIONS, TEXT_EXTENSIONS } from './body-extensions.ts'
import { editorContent } from './stored-body.ts'

const { schema, extensionManager } = new Editor({
  element: null,
  injectCSS: false,
  content: editorContent(EMPTY_BODY),
  extensions: [...TEXT_EXTENSIONS, ...BLOCK_EXTENSIONS],
})
const PARAGRAPH: JSONContent = { type: 'paragraph', content: [{ type: 'text', text: 'نص' }] }
const LONG = Array.from({ length: MOST_BODY_UNITS / 60 }, () => PARAGRAPH)
const quoted = (levels: number): JSONContent =>
  levels === 0 ? PARAGRAPH : { type: 'blockquote', content: [quoted(levels - 1)] }

function isPut(block: JSONContent | JSONContent[], isPasted = true): boolean {
  const state = EditorState.create({
    doc: schema.nodeFromJSON({ type: 'doc', content: [PARAGRAPH] }),
    plugins: extensionManager.plugins,
  })
  const blocks = [block].flat().map((one) => schema.nodeFromJSON(one))
  const { tr } = state
  tr.insert(0, blocks)
  if (isPasted) tr.setMeta('paste', true)
  return state.apply(tr).doc !== state.doc
}

test('BLOG-01 what is pasted is put only where the body can be stored with it', () => {
  expect(isPut(PARAGRAPH)).toBe(true)
  expect(isPut(quoted(10))).toBe(true)
  expect(isPut(quoted(30))).toBe(false)
  expect(isPut(LONG)).toBe(false)
})

test('BLOG-01 what is typed is never left out for its length, since the form says what is too long', () => {
  expect(isPut(LONG, false)).toBe(true)
})
