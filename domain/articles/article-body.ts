/**
 * The text of an article in one language as a tree, in the format of the editor. `contract/article-body.ts` validates
 * it, so that a stored tree has only the types named there.
 */
export interface BodyNode {
  type: string
  attrs?: Record<string, unknown> | undefined
  content?: readonly BodyNode[] | undefined
  /** Of nodes of type `text`. */
  text?: string | undefined
  marks?: readonly BodyMark[] | undefined
}

export interface BodyMark {
  type: string
  attrs?: Record<string, unknown> | undefined
}

/** Whether a stored value is the body of an article. */
export const isBody = (value: unknown): value is BodyNode =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'

/** Elements inside each other. */
export const MOST_DEPTH = 16
/** UTF-16 units of a body as JSON: about 60,000 words. */
export const MOST_BODY_UNITS = 1_000_000
export const HEADING_LEVELS = [2, 3, 4] as const

export const EMPTY_BODY: BodyNode = { type: 'doc', content: [{ type: 'paragraph' }] }
