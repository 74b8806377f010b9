import type { MarkProps, NodeProps } from './node-props.ts'
import { useShownBody } from './shown-body.ts'

export const Document = ({ children }: NodeProps) => <div className="article-body">{children}</div>

/** Texts have an element of their own, since browsers that translate a page replace them. */
export const TextOfNode = ({ node: { text } }: NodeProps) => <span>{typeof text === 'string' && text}</span>

export const LineBreak = () => <br />

export const Paragraph = ({ children }: NodeProps) => <p dir="auto">{children}</p>

/** By level. The list of the domain would load the schemas that use it. */
const TAGS: Partial<Record<number, 'h2' | 'h3' | 'h4'>> = { 2: 'h2', 3: 'h3', 4: 'h4' }

export function Heading({ node, children }: NodeProps) {
  const heading = useShownBody().headings.get(node)
  if (!heading) return null
  const Tag = TAGS[heading.level] ?? 'h2'
  return (
    <Tag id={heading.id} dir="auto">
      {children}
    </Tag>
  )
}

export const Rule = () => <hr />

export const Quote = ({ children }: NodeProps) => <blockquote>{children}</blockquote>

export const BulletList = ({ children }: NodeProps) => <ul className="article-list">{children}</ul>

export function OrderedList({ node: { attrs }, children }: NodeProps) {
  const start = Number(attrs?.['start'] ?? 1)
  return (
    <ol start={Number.isInteger(start) ? start : 1} className="article-list">
      {children}
    </ol>
  )
}

export const ListItem = ({ children }: NodeProps) => <li>{children}</li>

export const Bold = ({ children }: MarkProps) => <strong>{children}</strong>

export const Italic = ({ children }: MarkProps) => <em>{children}</em>

export const Underlined = ({ children }: MarkProps) => <u>{children}</u>

export const Struck = ({ children }: MarkProps) => <s>{children}</s>

/** For marks that are not in the list. */
export const Unmarked = ({ children }: MarkProps) => <span>{children}</span>
