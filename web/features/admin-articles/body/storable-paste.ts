import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { MOST_BODY_UNITS, MOST_DEPTH } from '#domain/articles/article-body.ts'
import { isTooDeep } from '#domain/articles/is-too-deep.ts'

/** Leaves out what is pasted if the body could not be stored with it. */
export const StorablePaste = Extension.create({
  name: 'storablePaste',
  addProseMirrorPlugins: () => [
    new Plugin({
      filterTransaction: (transaction) => {
        if (!transaction.getMeta('paste')) return true
        const body: unknown = transaction.doc.toJSON()
        return !isTooDeep(body, MOST_DEPTH) && JSON.stringify(body).length <= MOST_BODY_UNITS
      },
    }),
  ],
})
