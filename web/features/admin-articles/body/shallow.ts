import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { MOST_DEPTH } from '#domain/articles/article-body.ts'

/** Levels of nodes below the document. It, a text and its link are elements too. */
export const DEEPEST = MOST_DEPTH - 3

/** Leaves out changes that nest lists, quotes and tables deeper than a body can be. */
export const Shallow = Extension.create({
  name: 'shallow',
  addProseMirrorPlugins: () => [
    new Plugin({
      filterTransaction: ({ docChanged, selection: { $head } }, { selection }) =>
        !docChanged || $head.depth <= Math.max(DEEPEST, selection.$head.depth),
    }),
  ],
})
