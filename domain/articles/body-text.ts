import type { BodyNode } from './article-body.ts'

/** Nodes whose text is a line of its own. */
const LINES: readonly string[] = ['paragraph', 'heading', 'picture']

/** The text of a body without structure: a line for each paragraph, heading and caption. */
export function bodyText(body: BodyNode): string {
  return linesOf(body)
    .filter((line) => line.trim())
    .join('\n')
}

function linesOf(node: BodyNode): string[] {
  if (LINES.includes(node.type)) return [(node.content ?? []).map(inlineText).join('')]
  return (node.content ?? []).flatMap(linesOf)
}

const inlineText = ({ type, text = '' }: BodyNode): string => (type === 'hardBreak' ? '\n' : text)
