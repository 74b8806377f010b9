import type { ChainedCommands, Editor } from '@tiptap/core'
import { createTable } from '@tiptap/extension-table'
import { redoDepth, undoDepth } from '@tiptap/pm/history'
import { HEADING_LEVELS } from '#domain/articles/article-body.ts'
import type { NewBlock } from './insert-block.ts'

interface Action {
  run: (chain: ChainedCommands) => ChainedCommands
  /** Of actions that are switched on and off. */
  isOn?: (editor: Editor) => boolean
  isPossible?: (editor: Editor) => boolean
  /** For people. */
  keys?: string
}

const ROWS = 3

const defined = <Name extends string>(actions: Record<Name, Action>): Record<Name, Action> => actions

/** What the toolbar does at the caret or with the selected text. */
export const ACTIONS = defined({
  bold: { run: (chain) => chain.toggleBold(), isOn: (editor) => editor.isActive('bold'), keys: 'Ctrl+B' },
  italic: { run: (chain) => chain.toggleItalic(), isOn: (editor) => editor.isActive('italic'), keys: 'Ctrl+I' },
  underline: {
    run: (chain) => chain.toggleUnderline(),
    isOn: (editor) => editor.isActive('underline'),
    keys: 'Ctrl+U',
  },
  strike: { run: (chain) => chain.toggleStrike(), isOn: (editor) => editor.isActive('strike'), keys: 'Ctrl+Shift+S' },
  bullets: {
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
    keys: 'Ctrl+Shift+8',
  },
  numbers: {
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
    keys: 'Ctrl+Shift+7',
  },
  quote: {
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
    keys: 'Ctrl+Shift+B',
  },
  undo: { run: (chain) => chain.undo(), isPossible: ({ state }) => undoDepth(state) > 0, keys: 'Ctrl+Z' },
  redo: { run: (chain) => chain.redo(), isPossible: ({ state }) => redoDepth(state) > 0, keys: 'Ctrl+Y' },
})
export type ActionName = keyof typeof ACTIONS

const isHeading = (level: number) => (editor: Editor) => editor.isActive('heading', { level })

/** What a paragraph can be turned into. */
export const STYLES = defined({
  paragraph: { run: (chain) => chain.setParagraph(), isOn: (editor) => editor.isActive('paragraph') },
  heading2: { run: (chain) => chain.setHeading({ level: HEADING_LEVELS[0] }), isOn: isHeading(HEADING_LEVELS[0]) },
  heading3: { run: (chain) => chain.setHeading({ level: HEADING_LEVELS[1] }), isOn: isHeading(HEADING_LEVELS[1]) },
  heading4: { run: (chain) => chain.setHeading({ level: HEADING_LEVELS[2] }), isOn: isHeading(HEADING_LEVELS[2]) },
})
export type StyleName = keyof typeof STYLES

/** Blocks that are put in without a question. */
export const INSERTIONS = {
  table: (schema) => createTable(schema, ROWS, ROWS, true),
  rule: { type: 'horizontalRule' },
} satisfies Record<string, NewBlock>

/** The package throws where a selection that ended within a table has left a cell that cannot be a header. */
function isDone(change: () => boolean): boolean {
  try {
    return change()
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** What can be done with the table around the caret. */
export const TABLE_ACTIONS = defined({
  row_before: { run: (chain) => chain.addRowBefore() },
  row_after: { run: (chain) => chain.addRowAfter() },
  row_delete: { run: (chain) => chain.deleteRow() },
  column_before: { run: (chain) => chain.addColumnBefore() },
  column_after: { run: (chain) => chain.addColumnAfter() },
  column_delete: { run: (chain) => chain.deleteColumn() },
  header: { run: (chain) => chain.command(({ commands }) => isDone(() => commands.toggleHeaderRow())) },
  delete: { run: (chain) => chain.deleteTable() },
})
export type TableActionName = keyof typeof TABLE_ACTIONS
