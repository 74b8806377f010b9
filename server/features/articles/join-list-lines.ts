import { Element, isTag, isText, type ChildNode } from 'domhandler'
import { latinDigits } from '#domain/text/latin-digits.ts'

/** Such as `1.`, `a)`, `(iv)` and `١-`, but not `o`, a bullet of Word. */
const NUMBERED = /^\s*\(?([\p{L}\p{N}]{1,6})\s*[.)\-–]/u

interface OpenList {
  element: Element
  level: number
  /** What tells it from another one at its level. */
  key: string
}

/** Makes lists of the paragraphs that Word writes for their items, with the attributes `list`, `level` and `mark`. */
export function joinListLines(nodes: readonly ChildNode[]): ChildNode[] {
  const joined: ChildNode[] = []
  let open: OpenList[] = []
  for (const node of nodes) {
    if (isTag(node) && node.attribs['list']) {
      open = addLine(node, open, joined)
    } else if (open.length === 0 || !isText(node) || node.data.trim()) {
      open = []
      joined.push(node)
    }
  }
  return joined
}

function addLine(line: Element, open: readonly OpenList[], joined: ChildNode[]): OpenList[] {
  const { list = '', mark = '', level: levelText } = line.attribs
  const level = Number(levelText)
  const [, number] = NUMBERED.exec(mark) ?? []
  const key = `${list} ${number ? 'ol' : 'ul'}`
  const left = open.filter((one) => one.level < level || (one.level === level && one.key === key))
  line.attribs = {}
  const item = new Element('li', {}, [line])
  const last = left.at(-1)
  if (last?.level === level) {
    last.element.children.push(item)
    return left
  }
  const element = number ? new Element('ol', startOf(number), [item]) : new Element('ul', {}, [item])
  const outer = last?.element.children.at(-1)
  if (outer && isTag(outer)) outer.children.push(element)
  else joined.push(element)
  return [...left, { element, level, key }]
}

const startOf = (number: string): Record<string, string> => {
  const start = Number(latinDigits(number))
  return start > 1 ? { start: String(start) } : {}
}
