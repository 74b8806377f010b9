import { Extension, type ChainedCommands, type Editor } from '@tiptap/core'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import { CellSelection } from '@tiptap/pm/tables'

/**
 * Has the editor read what is selected. The browser tells of it in a task that comes after waiting presses: a tool
 * pressed right after the text would act where the caret was before.
 */
export function readCaret({ view }: Pick<Editor, 'view'>): void {
  const { doc, selection, tr } = view.state
  const { anchorNode, anchorOffset, focusNode, focusOffset } = view.dom.ownerDocument.getSelection() ?? {}
  // what is selected of a table is not what the browser selects
  if (view.composing || selection instanceof CellSelection) return
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return
  const anchor = view.posAtDOM(anchorNode, anchorOffset ?? 0)
  const head = view.posAtDOM(focusNode, focusOffset ?? 0)
  if (Math.min(anchor, head) === selection.from && Math.max(anchor, head) === selection.to) return
  view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(head))))
}

/**
 * Keys act where the caret is, however soon they follow a press on the text. Letters need no help: the browser puts them
 * there itself.
 */
export const CaretOfKeys = Extension.create({
  name: 'caretOfKeys',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          keydown: (view, { key, ctrlKey, metaKey, altKey }) => {
            const isLetter = key.length === 1 && !ctrlKey && !metaKey && !altKey
            if (!isLetter || !(view.state.selection instanceof TextSelection)) readCaret({ view })
          },
        },
      },
    }),
  ],
})

/** Begins a change by a tool. The text has the focus at once, since TipTap's command waits and would lose keys. */
export function startChange(editor: Editor): ChainedCommands {
  readCaret(editor)
  editor.view.focus()
  return editor.chain()
}
