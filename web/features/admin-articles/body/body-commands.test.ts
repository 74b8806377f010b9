import { Editor, type JSONContent } from '@tiptap/core'
import { wrapIn } from '@tiptap/pm/commands'
import type { NodeType } from '@tiptap/pm/model'
import { EditorState, type Transaction } from '@tiptap/pm/state'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ArticleBody } from '#contract/article-body.ts'
import { EMPTY_BODY } from '#domain/articles/article-body.ts'
import { ACTIONS, INSERTIONS, STYLES, TABLE_ACTIONS } from './body-actions.ts'
import { BLOCK_EXTENSIONS, TEXT_EXTENSIONS } from './body-extensions.ts'
import { insertBlock, type NewBlock } from './insert-block.ts'
import { editorContent, storedBody } from './stored-body.ts'

const ID = '0190b5e0-0000-7000-8000-000000000000'

const editorOf = (content: JSONContent) =>
  new Editor({ element: null, injectCSS: false, content, extensions: [...TEXT_EXTENSIONS, ...BLOCK_EXTENSIONS] })

type Step = (editor: Editor) => unknown

const CHAINED = [ACTIONS, STYLES, TABLE_ACTIONS].flatMap((actions) => Object.values(actions))
const BLOCKS: NewBlock[] = [
  ...Object.values(INSERTIONS),
  { type: 'picture', attrs: { picture_id: ID }, content: [{ type: 'text', text: 'صورة' }] },
  { type: 'carCard', attrs: { car_id: ID } },
  { type: 'priceFact', attrs: { model: 'camry', year: 2019 } },
  { type: 'fact', attrs: { key: 'fuel-price-91' } },
]
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom(...CHAINED).map(
    ({ run }): Step =>
      (editor) =>
        run(editor.chain()).run(),
  ),
  fc.constantFrom(...BLOCKS).map(
    (block): Step =>
      (editor) =>
        insertBlock(block)(editor.chain()).run(),
  ),
  fc.constantFrom('فحص ', 'Camry', ' ', 'a\u0000b', '\ud800', '😀').map(
    (text): Step =>
      (editor) =>
        editor.commands.insertContent({ type: 'text', text }),
  ),
  fc.constantFrom('https://moi.gov.sa/', '#a', 'javascript:alert(1)').map(
    (href): Step =>
      (editor) =>
        editor.commands.setLink({ href }),
  ),
  fc.constantFrom('splitBlock', 'sinkListItem', 'liftListItem', 'setHardBreak', 'selectAll', 'joinBackward').map(
    (name): Step =>
      (editor) =>
        name.endsWith('Item')
          ? editor.commands[name as 'sinkListItem']('listItem')
          : editor.commands[name as 'splitBlock'](),
  ),
  fc.nat(200).map(
    (at): Step =>
      (editor) =>
        editor.commands.setTextSelection(at),
  ),
  fc.tuple(fc.nat(200), fc.nat(200)).map(
    ([from, to]): Step =>
      (editor) =>
        editor.commands.setTextSelection({ from, to }),
  ),
)

test('BLOG-01 whatever the commands of the editor make can be stored as it is', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const editor = editorOf(editorContent(EMPTY_BODY))
      for (const act of steps) act(editor)
      const body = storedBody(editor.getJSON())
      const parsed = ArticleBody.safeParse(body)
      expect(parsed.error?.issues).toBeUndefined()
      expect(parsed.data).toEqual(body)
      // and the editor shows it as it was
      expect(storedBody(editorOf(editorContent(body)).getJSON())).toEqual(body)
    }),
    { numRuns: 300 },
  )
})

test('BLOG-01 lists and quotes cannot be nested deeper than a body can be', () => {
  const { schema, extensionManager, state: first } = editorOf(editorContent(EMPTY_BODY))
  let state = EditorState.create({ doc: first.doc, plugins: extensionManager.plugins })
  const apply = (change: Transaction) => {
    state = state.apply(change)
  }
  for (let level = 0; level < 30; level += 1) wrapIn(schema.nodes['blockquote'] as NodeType)(state, apply)
  const link = schema.marks['link']?.create({ href: '#a' })
  apply(state.tr.insert(state.selection.from, schema.text('عميق', link ? [link] : [])))
  const body = storedBody(state.doc.toJSON())
  expect(JSON.stringify(body)).toContain('عميق')
  expect(ArticleBody.safeParse(body).error?.issues).toBeUndefined()
})
