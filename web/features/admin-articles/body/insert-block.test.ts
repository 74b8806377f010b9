import { Editor, type JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { redo, undo } from '@tiptap/pm/history'
import { AllSelection, EditorState, NodeSelection, TextSelection, type Command, type Selection } from '@tiptap/pm/state'
import { CellSelection } from '@tiptap/pm/tables'
import { describe, expect, test } from 'vitest'
import { EMPTY_BODY } from '#domain/articles/article-body.ts'
import { INSERTIONS } from './body-actions.ts'
import { BLOCK_EXTENSIONS, TEXT_EXTENSIONS } from './body-extensions.ts'
import { putBlock, type NewBlock } from './insert-block.ts'
import { editorContent } from './stored-body.ts'

const ID = '0190b5e0-0000-7000-8000-000000000000'
const CAPTION = 'تعليق'
const BLOCKS: Record<string, NewBlock> = {
  ...INSERTIONS,
  picture: { type: 'picture', attrs: { picture_id: ID } },
  captioned: { type: 'picture', attrs: { picture_id: ID }, content: [{ type: 'text', text: CAPTION }] },
  car: { type: 'carCard', attrs: { car_id: ID } },
  price: { type: 'priceFact', attrs: { model: 'camry', year: 2019 } },
  fact: { type: 'fact', attrs: { key: 'fuel-price-91' } },
}

const of = (type: string, ...content: JSONContent[]): JSONContent => ({ type, content })
const line = (text: string): JSONContent => of('paragraph', { type: 'text', text })
const EMPTY: JSONContent = { type: 'paragraph' }
const deep = (block: JSONContent): JSONContent =>
  Array.from({ length: 11 }).reduce<JSONContent>((inner) => of('blockquote', inner), block)
const DOCUMENTS: Record<string, JSONContent> = {
  empty: of('doc', EMPTY),
  'of every kind': of(
    'doc',
    line('أول'),
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'عنوان' }] },
    { type: 'heading', attrs: { level: 3 } },
    of(
      'bulletList',
      of('listItem', line('بند'), of('orderedList', of('listItem', line('فرع')))),
      of('listItem', EMPTY),
    ),
    of('blockquote', line('قول'), EMPTY),
    of(
      'table',
      of('tableRow', of('tableHeader', line('البند')), of('tableHeader', EMPTY)),
      of(
        'tableRow',
        of('tableCell', line('خلية'), of('bulletList', of('listItem', line('فيها')))),
        of('tableCell', EMPTY),
      ),
    ),
    { type: 'picture', attrs: { picture_id: ID } },
    { type: 'picture', attrs: { picture_id: ID }, content: [{ type: 'text', text: 'صورة' }] },
    { type: 'carCard', attrs: { car_id: ID } },
    { type: 'horizontalRule' },
    deep(line('عميق')),
    of('blockquote', of('table', of('tableRow', of('tableCell', of('blockquote', line('داخل')))))),
    line('آخر'),
  ),
}

const { schema, extensionManager } = new Editor({
  element: null,
  injectCSS: false,
  content: editorContent(EMPTY_BODY),
  extensions: [...TEXT_EXTENSIONS, ...BLOCK_EXTENSIONS],
})
const stateOf = (content: JSONContent) =>
  EditorState.create({ doc: schema.nodeFromJSON(content), plugins: extensionManager.plugins })

function inserted(state: EditorState, block: NewBlock, at: Selection = state.selection): EditorState {
  const { tr } = state
  putBlock(tr, block, at)
  return state.apply(tr)
}

function after(state: EditorState, act: Command): EditorState {
  let next = state
  act(state, (tr) => {
    next = state.apply(tr)
  })
  return next
}

/** Every caret, selected block, selected cells, and all of it. */
function selectionsIn(doc: Node): Selection[] {
  const found: Selection[] = [new AllSelection(doc)]
  doc.descendants((node, at) => {
    if (node.isTextblock) {
      const { size } = node.content
      for (const offset of new Set([0, Math.floor(size / 2), size])) {
        found.push(TextSelection.create(doc, at + 1 + offset))
      }
      found.push(TextSelection.create(doc, at + 1, at + 1 + size))
    }
    if (!node.isText && NodeSelection.isSelectable(node)) found.push(NodeSelection.create(doc, at))
    if (node.type.spec['tableRole'] === 'cell') found.push(CellSelection.create(doc, at))
  })
  return found
}

function typesIn(doc: Node): Record<string, number> {
  const counts: Record<string, number> = {}
  doc.descendants(({ type: { name } }) => {
    counts[name] = (counts[name] ?? 0) + 1
  })
  return counts
}

const typeOf = (block: NewBlock): string => (typeof block === 'function' ? block(schema).type.name : String(block.type))

describe.each(Object.entries(DOCUMENTS))('BLOG-01 in a text that is %s', (_, content) => {
  test.each(Object.entries(BLOCKS))(
    'a %s is put next to every caret, nothing is lost, and undo returns it',
    (_name, block) => {
      const type = typeOf(block)
      const { doc } = stateOf(content)
      const counts = typesIn(doc)
      for (const selection of selectionsIn(doc)) {
        const before = EditorState.create({ doc, selection, plugins: extensionManager.plugins })
        const made = inserted(before, block)
        made.doc.check()
        const now = typesIn(made.doc)
        expect(now[type]).toBe((counts[type] ?? 0) + 1)
        expect(Object.entries(counts).filter(([name, count]) => (now[name] ?? 0) < count)).toEqual([])
        expect(made.doc.textContent.replace(CAPTION, '')).toBe(doc.textContent)

        // the caret is in the first cell, or behind the block
        const { $from, empty } = made.selection
        expect(empty).toBe(true)
        expect($from.parent.type.name).toMatch(/paragraph|heading/)
        if (type === 'table') expect($from.node(-3).firstChild?.firstChild).toBe($from.node(-1))
        else expect(made.doc.resolve($from.before()).nodeBefore?.type.name).toBe(type)

        const undone = after(made, undo)
        expect(undone.doc.eq(doc)).toBe(true)
        expect(after(undone, redo).doc.eq(made.doc)).toBe(true)
      }
    },
  )
})

const FACT: NewBlock = { type: 'fact', attrs: { key: 'fuel-price-91' } }
const PICTURE: NewBlock = { type: 'picture', attrs: { picture_id: ID } }

function caretAt(content: JSONContent, text: string, offset: number): EditorState {
  const state = stateOf(content)
  let at = 0
  state.doc.descendants((node, start) => {
    if (node.text === text) at = start + offset
  })
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, at)))
}

function wordsAndTypes({ doc }: EditorState): string[] {
  const found: string[] = []
  doc.descendants((node) => void found.push(node.text ?? node.type.name))
  return found
}

test('BLOG-01 a block follows the paragraph of the caret, or precedes it at its start', () => {
  const content = of('doc', line('أول'), line('ثان'))
  const fact = (text: string, offset: number) => wordsAndTypes(inserted(caretAt(content, text, offset), FACT))
  expect(fact('أول', 3)).toEqual(['paragraph', 'أول', 'fact', 'paragraph', 'ثان'])
  expect(fact('ثان', 1)).toEqual(['paragraph', 'أول', 'paragraph', 'ثان', 'fact', 'paragraph'])
  expect(fact('ثان', 0)).toEqual(['paragraph', 'أول', 'fact', 'paragraph', 'ثان'])
})

test('BLOG-01 a block stays in the list, quote or cell of the caret, except a table in a table', () => {
  const cell = of('table', of('tableRow', of('tableCell', of('blockquote', line('خلية')))))
  const content = of('doc', of('blockquote', cell), EMPTY)
  const beginning = ['blockquote', 'table', 'tableRow', 'tableCell', 'blockquote', 'paragraph', 'خلية']
  const state = caretAt(content, 'خلية', 4)
  expect(wordsAndTypes(inserted(state, INSERTIONS.table)).slice(0, 8)).toEqual([...beginning, 'table'])
  expect(wordsAndTypes(inserted(state, FACT))).toEqual([...beginning, 'fact', 'paragraph', 'paragraph'])
})

test('BLOG-01 what is typed after a block was inserted does not replace it', () => {
  let state = caretAt(of('doc', line('أول')), 'أول', 3)
  for (const block of [FACT, PICTURE]) {
    state = inserted(state, block)
    state = state.apply(state.tr.replaceSelectionWith(schema.text('بعد'), false))
  }
  expect(wordsAndTypes(state)).toEqual(['paragraph', 'أول', 'fact', 'paragraph', 'بعد', 'picture', 'paragraph', 'بعد'])
})
