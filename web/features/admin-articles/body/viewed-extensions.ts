import { Extension, type Editor, type Extensions } from '@tiptap/core'
import { ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react'
import type { ComponentType } from 'react'
import { BLOCK_EXTENSIONS, TEXT_EXTENSIONS } from './body-extensions.ts'
import { CaretOfKeys } from './caret.ts'
import { CarView } from './views/car-view.tsx'
import { FactView } from './views/fact-view.tsx'
import { PictureView } from './views/picture-view.tsx'
import { PriceView } from './views/price-view.tsx'

const VIEWS: Readonly<Record<string, ComponentType<ReactNodeViewProps>>> = {
  picture: PictureView,
  carCard: CarView,
  priceFact: PriceView,
  fact: FactView,
}

/** What a body consists of, as the editor shows it. Ctrl+K asks for a link, Alt+F10 leads to the toolbar. */
export const VIEWED_EXTENSIONS = (onLink: (editor: Editor) => void): Extensions => [
  ...TEXT_EXTENSIONS,
  ...BLOCK_EXTENSIONS.map((node) => {
    const View = VIEWS[node.name]
    return View ? node.extend({ addNodeView: () => ReactNodeViewRenderer(View) }) : node
  }),
  CaretOfKeys,
  Extension.create({
    name: 'keys',
    addKeyboardShortcuts: () => ({
      'Mod-k': ({ editor }) => {
        onLink(editor)
        return true
      },
      'Alt-F10': ({ editor }) => {
        const bar = editor.view.dom.closest('.body-editor')?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')
        bar?.focus()
        return bar !== null && bar !== undefined
      },
    }),
  }),
]
