import type { Editor, EditorEvents } from '@tiptap/core'
import type { Selection } from '@tiptap/pm/state'
import type { Mapping } from '@tiptap/pm/transform'

/** Remembers what is selected while the text around it changes and the writer selects something else. */
export function followPlace(editor: Editor) {
  let bookmark = editor.state.selection.getBookmark()
  const follow = ({ transaction, appendedTransactions }: EditorEvents['transaction']) => {
    for (const { mapping } of [transaction, ...appendedTransactions]) bookmark = bookmark.map(before(mapping))
  }
  editor.on('transaction', follow)
  const now = (): Selection => bookmark.resolve(editor.state.doc)
  return {
    now,
    moveTo: (selection: Selection): void => {
      bookmark = selection.getBookmark()
    },
    end: (): Selection => {
      editor.off('transaction', follow)
      return now()
    },
  }
}
export type Place = ReturnType<typeof followPlace>

/** What is typed at a place later comes after it. */
const before = (mapping: Mapping) => ({
  map: (position: number) => mapping.map(position, -1),
  mapResult: (position: number) => mapping.mapResult(position, -1),
})
