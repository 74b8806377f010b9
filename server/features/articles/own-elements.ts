import { render } from 'dom-serializer'
import { Element, isTag, isText, type ChildNode, type ParentNode } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import { joinListLines } from './join-list-lines.ts'

/** Elements that programs use instead of those that articles have. */
const SAME: Record<string, string> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  ins: 'u',
  del: 's',
  strike: 's',
  font: 'span',
  mark: 'span',
}
for (const box of 'address article aside center dd div dl dt fieldset figcaption footer header main nav pre section summary'.split(
  ' ',
))
  SAME[box] = 'div'

const LOOKS = [
  { name: 'strong', style: /(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/i },
  { name: 'em', style: /(?:^|;)\s*font-style:\s*italic/i },
  { name: 'u', style: /(?:^|;)\s*text-decoration(?:-line)?:[^;]*underline/i },
  { name: 's', style: /(?:^|;)\s*text-decoration(?:-line)?:[^;]*line-through/i },
]
const STYLED = new Set(['span', 'td', 'th'])
const NOT_BOLD = /(?:^|;)\s*font-weight:\s*(?:normal|[1-5]00)/i
const HIDDEN = /(?:^|;)\s*(?:display:\s*none|mso-hide:\s*all)/i
/** Of Word, whose lists are paragraphs: `mso-list:l0 level1 lfo1`. */
const LIST_LINE = /(?:^|;)\s*mso-list:\s*(l\d+) level(\d)/i
const LIST_MARK = /(?:^|;)\s*mso-list:\s*ignore/i

/** Elements in which text may stand beside blocks. */
const BOXES = new Set(['div', 'figure', 'td', 'th', 'li', 'blockquote'])
const BLOCKS = new Set('p h2 h3 h4 ul ol li blockquote hr table thead tbody tr td th'.split(' '))
/** Without them a figure is a picture, and its text a caption. */
const SHOWN_IN_FIGURES = new Set(['table', 'blockquote', 'ul', 'ol'])
/** Elements inside each other. Pages have many that articles have not. */
const MOST_DEPTH = 200

interface Accepted {
  kept: readonly string[]
  withoutText: readonly string[]
  schemes: readonly string[]
}

/**
 * HTML of other programs with the elements of articles in place of boxes, styles and the lists of Word. The result is
 * not safe yet.
 */
export function ownElements(html: string, accepted: Accepted): string {
  const marked = sanitizeHtml(html, {
    allowedTags: [...accepted.kept, 'div', 'span', 'figure', 'mark'],
    allowedAttributes: { '*': ['href', 'start', 'colspan', 'rowspan', 'look', 'list', 'level'] },
    allowedSchemes: [...accepted.schemes],
    nonTextTags: [...accepted.withoutText],
    nestingLimit: MOST_DEPTH,
    transformTags: { '*': markStyle },
  })
  const document = parseDocument(marked)
  settle(document)
  return render(document)
}

/** Turns styles into attributes. */
function markStyle(tagName: string, given: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { href, start, colspan, rowspan, style = '', hidden } = given
  const name = SAME[tagName] ?? tagName
  if (hidden !== undefined || HIDDEN.test(style)) return { tagName: 'script', attribs: {} }
  if (LIST_MARK.test(style)) return { tagName: 'mark', attribs: {} }
  if (name === 'strong' && NOT_BOLD.test(style)) return { tagName: 'span', attribs: {} }
  const looks = STYLED.has(name) ? LOOKS.filter((look) => look.style.test(style)) : []
  const [, list, level] = (name === 'p' && LIST_LINE.exec(style)) || []
  const look = looks.map((one) => one.name).join(' ')
  const attributes = Object.entries({ href, start, colspan, rowspan, look, list, level })
  return { tagName: name, attribs: Object.fromEntries(attributes.filter(([, value]) => value)) as typeof given }
}

/** Replaces what articles do not have below a node. @returns whether blocks are below it */
function settle(parent: ParentNode, isInLink = false): boolean {
  let hasBlocks = false
  const children = parent.children.flatMap((child): ChildNode[] => {
    if (!isTag(child)) return [child]
    if (child.attribs['list']) child.attribs['mark'] = markOf(child)
    const hasInner = settle(child, isInLink || child.name === 'a')
    const own = ownOf(child, hasInner, isInLink)
    hasBlocks ||= hasInner || own.some(isBlock)
    return own
  })
  const isBox = !isTag(parent) || BOXES.has(parent.name)
  parent.children = joinListLines(hasBlocks && isBox ? inParagraphs(children) : children)
  return hasBlocks
}

function ownOf(element: Element, hasBlocks: boolean, isInLink: boolean): ChildNode[] {
  const { name, children, attribs } = element
  switch (name) {
    case 'mark':
      return []
    case 'span':
      return dressed(children, attribs, isInLink)
    case 'td':
    case 'th':
      element.children = dressed(children, attribs, isInLink)
      delete attribs['look']
      return [element]
    case 'figure':
      return DomUtils.existsOne((inner) => SHOWN_IN_FIGURES.has(inner.name), children) ? children : []
    case 'div':
      return hasBlocks ? children : inParagraphs(children)
    default:
      return [element]
  }
}

const markOf = (line: Element): string => {
  const mark = DomUtils.findOne(({ name }) => name === 'mark', line.children)
  return mark ? DomUtils.textContent(mark) : ''
}

/** What is in an element, in elements that have its look. Links are underlined already. */
function dressed(children: ChildNode[], { look = '' }: Element['attribs'], isInLink: boolean): ChildNode[] {
  const names = look.split(' ').filter((name) => name && !(isInLink && name === 'u'))
  return names.reduce((inner, name) => [new Element(name, {}, inner)], children)
}

/** Puts what is beside blocks into paragraphs, so that lines of different boxes do not run together. */
function inParagraphs(children: readonly ChildNode[]): ChildNode[] {
  const blocks: ChildNode[] = []
  let loose: ChildNode[] = []
  const close = () => {
    if (loose.every(isBlank)) blocks.push(...loose.filter(isText))
    else blocks.push(new Element('p', {}, loose))
    loose = []
  }
  for (const child of children) {
    if (!isBlock(child)) loose.push(child)
    else {
      close()
      blocks.push(child)
    }
  }
  close()
  return blocks
}

const isBlock = (node: ChildNode): boolean => isTag(node) && BLOCKS.has(node.name)

const isBlank = (node: ChildNode): boolean =>
  isTag(node) ? node.name === 'br' || node.children.every(isBlank) : !isText(node) || !node.data.trim()
