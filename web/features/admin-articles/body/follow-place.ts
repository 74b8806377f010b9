import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'

/** Remembers where the selection is while the text around it changes. */
export function followPlace(editor: Editor) {
  let { from, to } = editor.state.selection
  const follow = ({ transaction: { mapping } }: { transaction: Transaction }) => {
    from = mapping.map(from)
    to = Math.max(from, mapping.map(to))
  }
  editor.on('transaction', follow)
  const now = () => ({ from, to })
  return {
    now,
    end: () => {
      editor.off('transaction', follow)
      return now()
    },
  }
}
