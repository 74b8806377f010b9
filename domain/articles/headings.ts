import { MOST_DEPTH, type BodyNode } from './article-body.ts'
import { isTooDeep } from './is-too-deep.ts'

export interface ArticleHeading {
  /** The anchor, unique on the page. */
  id: string
  level: number
  text: string
}

/** The `id` of an element of every page. */
const TAKEN = ['content']

/** The headings of a body in their order, with an anchor made from their text. Empty ones are left out. */
export function headingsOf(body: BodyNode): ReadonlyMap<BodyNode, ArticleHeading> {
  const ids = new Set(TAKEN)
  const headings = new Map<BodyNode, ArticleHeading>()
  if (isTooDeep(body, MOST_DEPTH)) return headings
  for (const node of nodesOf(body)) {
    if (node.type !== 'heading') continue
    const text = textOf(node).trim()
    if (!text) continue
    const base = anchorOf(text) || 'section'
    let id = base
    for (let number = 2; ids.has(id); number += 1) id = `${base}-${number}`
    ids.add(id)
    headings.set(node, { id, level: Number(node.attrs?.['level']), text })
  }
  return headings
}

function* nodesOf(node: BodyNode): Generator<BodyNode> {
  yield node
  for (const child of node.content ?? []) yield* nodesOf(child)
}

const textOf = (node: BodyNode): string => node.text ?? (node.content ?? []).map(textOf).join('')

/** Not `slugOf`, which is stricter than anchors need and loads more code. */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
