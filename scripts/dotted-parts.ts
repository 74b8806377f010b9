import { parseSync, Visitor, type ESTree } from 'vite'

/** Elements and components that are links, so that the dot inside them would be underlined. */
const LINKS = new Set(['a', 'Link', 'NavLink'])

/**
 * Parts of a line with the class `dotted` that would show their dot on the wrong side or underlined: those with a
 * direction of their own, and links. An element around them is the part then.
 */
export function wrongDottedParts(file: string, source: string): { name: string; line: number }[] {
  if (!source.includes('dotted')) return []
  const found: { name: string; line: number }[] = []
  const look = (child: ESTree.Node | null | undefined): void => {
    switch (child?.type) {
      case 'JSXElement':
        if (isWrong(child.openingElement)) {
          found.push({ name: tagOf(child.openingElement), line: source.slice(0, child.start).split('\n').length })
        }
        return
      case 'JSXFragment':
        return child.children.forEach(look)
      case 'JSXExpressionContainer':
      case 'ParenthesizedExpression':
        return look(child.expression)
      case 'LogicalExpression':
        return look(child.right)
      case 'ConditionalExpression':
        look(child.consequent)
        return look(child.alternate)
      case 'CallExpression':
        return child.arguments.forEach(look)
      case 'ArrowFunctionExpression':
        return look(child.body)
      default:
        return undefined
    }
  }
  new Visitor({
    JSXElement: ({ openingElement, children }) => {
      // there is no dot in the first part
      const [, ...parts] = children.filter(({ type }) => type !== 'JSXText')
      if (openingElement.attributes.some(isDotted)) parts.forEach(look)
    },
  }).visit(parseSync(file, source).program)
  return found
}

const tagOf = ({ name }: ESTree.JSXOpeningElement): string => (name.type === 'JSXIdentifier' ? name.name : '')

const isDotted = (attribute: ESTree.JSXAttributeItem): boolean =>
  attribute.type === 'JSXAttribute' &&
  attribute.name.name === 'className' &&
  attribute.value?.type === 'Literal' &&
  /(?:^|\s)dotted(?:\s|$)/.test(attribute.value.value)

function isWrong(element: ESTree.JSXOpeningElement): boolean {
  const tag = tagOf(element)
  if (tag === 'bdi' || LINKS.has(tag)) return true
  return element.attributes.some((one) =>
    one.type === 'JSXSpreadAttribute'
      ? one.argument.type === 'CallExpression' &&
        one.argument.callee.type === 'Identifier' &&
        one.argument.callee.name === 'writtenIn'
      : one.name.name === 'dir',
  )
}
