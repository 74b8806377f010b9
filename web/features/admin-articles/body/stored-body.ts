import type { JSONContent } from '@tiptap/core'
import type { BodyMark, BodyNode } from '#domain/articles/article-body.ts'

/** A node as the editor returns it. */
export interface EditorNode {
  type?: string
  attrs?: Record<string, unknown> | undefined
  content?: EditorNode[]
  text?: string
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[]
}

const CELL = ['colspan', 'rowspan']
/** The attributes that are stored. The editor has others, such as the alignment of cells. */
const STORED: Readonly<Record<string, readonly string[]>> = {
  heading: ['level'],
  orderedList: ['start'],
  tableCell: CELL,
  tableHeader: CELL,
  picture: ['picture_id'],
  carCard: ['car_id'],
  priceFact: ['model', 'year'],
  fact: ['key'],
  link: ['href'],
}
/** Characters that a body cannot have. */
const DAMAGE = /\p{Cs}|\p{Cc}/gu

/** The document of the editor as it is stored. */
export function storedBody(document: EditorNode): BodyNode {
  return nodeOf(document) ?? { type: 'doc', content: [] }
}

/** @returns null if nothing is left of it */
function nodeOf({ type = '', attrs, content = [], text, marks = [] }: EditorNode): BodyNode | null {
  if (text !== undefined) {
    const clean = text.replace(DAMAGE, '')
    return clean ? { type, text: clean, ...(marks.length > 0 && { marks: marks.map(markOf) }) } : null
  }
  const children = content.map(nodeOf).filter((child) => child !== null)
  const hasContent = children.length > 0 || type === 'tableRow'
  return { type, ...attributesOf(type, attrs), ...(hasContent && { content: children }) }
}

const markOf = ({ type, attrs }: BodyMark): BodyMark => ({ type, ...attributesOf(type, attrs) })

function attributesOf(type: string, attrs: EditorNode['attrs']): { attrs?: Record<string, unknown> } {
  const names = STORED[type]
  return names ? { attrs: Object.fromEntries(names.map((name) => [name, attrs?.[name]])) } : {}
}

/** A stored body for the editor, which does not change it. */
export const editorContent = (body: BodyNode): JSONContent => body as JSONContent
