import type { Editor } from '@tiptap/core'
import { sameJson } from '#domain/admin-changes/merge-fields.ts'
import type { BodyNode } from '#domain/articles/article-body.ts'
import { storedBody } from './stored-body.ts'

/**
 * Reads the body from its editor.
 * @param known what the editor was opened with, returned as long as it shows the same
 */
export function readBody(editor: Editor, known: BodyNode): () => BodyNode {
  const opened = storedBody(editor.getJSON())
  let last = { document: editor.state.doc, body: known }
  return () => {
    const { doc } = editor.state
    if (doc === last.document) return last.body
    const body = storedBody(doc.toJSON())
    last = { document: doc, body: sameJson(body, opened) ? known : body }
    return last.body
  }
}
