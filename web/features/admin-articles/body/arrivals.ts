import type { Editor, JSONContent } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import { followPlace, type Place } from './follow-place.ts'
import { addBlock, insertBlock } from './insert-block.ts'

/** Puts what arrives later where the caret was when it was asked for, in the order of asking. */
export function createArrivals() {
  const awaited = new Set<Place>()

  function expect(editor: Editor) {
    const place = followPlace(editor)
    awaited.add(place)
    let seen = editor.state

    /** Whether the caret is where it was, so that it goes along. */
    const isUntouched = () => editor.state.doc === seen.doc && editor.state.selection.eq(seen.selection)
    const select = (selection: Selection) => editor.view.dispatch(editor.state.tr.setSelection(selection))

    function moveBehind({ from }: Selection, end: Selection): void {
      for (const one of awaited) if (one.now().from === from) one.moveTo(end)
      seen = editor.state
    }

    return {
      paste: (act: () => void): void => {
        const at = place.now()
        const caret = isUntouched() ? null : followPlace(editor)
        select(at)
        act()
        const { selection } = editor.state
        if (caret) select(caret.end())
        moveBehind(at, selection)
      },
      add: (block: JSONContent): void => {
        const at = place.now()
        if (isUntouched()) {
          insertBlock(block, at)(editor.chain()).run()
          moveBehind(at, editor.state.selection)
        } else {
          const { tr } = editor.state
          const start = addBlock(tr, block, at)
          editor.view.dispatch(tr)
          moveBehind(at, Selection.near(editor.state.doc.resolve(start + 1)))
        }
      },
      end: (): void => {
        place.end()
        awaited.delete(place)
      },
    }
  }
  return { expect }
}
