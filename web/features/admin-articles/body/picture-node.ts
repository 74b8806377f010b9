import { mergeAttributes, Node } from '@tiptap/core'

/** A picture of the library. Its content is the caption. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  content: 'text*',
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    picture_id: {
      parseHTML: (element: HTMLElement) => element.dataset['picture'],
      renderHTML: ({ picture_id }) => ({ 'data-picture': picture_id }),
    },
  }),
  parseHTML: () => [{ tag: 'figure[data-picture]', contentElement: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes), ['figcaption', { dir: 'auto' }, 0]],
  addKeyboardShortcuts() {
    return {
      // a caption has one line: the text goes on below it
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection
        if ($from.parent.type !== this.type) return false
        const below = $from.after()
        return editor
          .chain()
          .insertContentAt(below, { type: 'paragraph' })
          .setTextSelection(below + 1)
          .run()
      },
    }
  },
})
