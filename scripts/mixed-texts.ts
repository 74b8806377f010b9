import { parseSync, Visitor, type ESTree } from 'vite'

type Place = { text: string; line: number }
type Code = ESTree.Function | ESTree.ArrowFunctionExpression
type Child = ESTree.JSXChild | ESTree.Expression | ESTree.JSXEmptyExpression | Code
/** What the names of a module stand for. */
type Values = Map<string, (Child | 'elements' | 'text')[]>

/** The type in `web/ui/elements.tsx` of properties, variables and functions that are never text. */
const ELEMENTS = 'Elements'
/** Functions whose results are elements. */
const RENDER_ELEMENTS = new Set(['asElements', 'createPortal'])
/** Components of React that render their children without an element of their own. */
const WITHOUT_ELEMENT = /^(?:Fragment|Suspense|StrictMode|Profiler|Activity|\w*Context|Provider)$/
const SAME_ITEMS = new Set(['filter', 'slice', 'toReversed', 'toSorted'])
const ARRAY_METHODS = new Set(['map', 'flatMap', 'from'])

/**
 * Texts without an element of their own: they have siblings, or a fragment or component renders nothing else. A browser
 * that translates a page replaces text nodes, so React can no longer update or remove them, or insert before them. The
 * only text of an element is safe, since React replaces the content of the element.
 */
export function mixedTexts(file: string, source: string): Place[] {
  if (!source.includes('</') && !source.includes('/>')) return []
  const found = new Set<Child>()
  const { program } = parseSync(file, source)
  const values = valuesOf(program)
  const addTexts = (child: Child): void => textsOf(child, values).forEach((text) => found.add(text))

  const checkChildren = (parent: ESTree.JSXElement | ESTree.JSXFragment): void => {
    const shown = parent.children.filter((child) => !isBlankLine(child))
    const isMixed = shown.length > 1 || !hasElement(parent)
    shown.filter((child) => isMixed || isList(child, values)).forEach(addTexts)
    const isFixed = shown.every((child) => child.type === 'JSXElement' || isSpace(child))
    if (isMixed && !isFixed) shown.filter(isSpace).forEach((space) => found.add(space))
  }
  const checkComponent = (name: string, value: { type: string }): void => {
    const code = codeOf(value)
    if (code && /^[A-Z]/.test(name)) resultsOf(code).forEach(addTexts)
  }
  new Visitor({
    JSXElement: checkChildren,
    JSXFragment: checkChildren,
    FunctionDeclaration: (code) => checkComponent(code.id?.name ?? '', code),
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) checkComponent(id.name, init)
    },
    ExportDefaultDeclaration: ({ declaration }) => {
      if (file.endsWith('.tsx')) checkComponent('Default', declaration)
    },
    MethodDefinition: ({ key, value }) => {
      if (key.type === 'Identifier' && key.name === 'render') checkComponent('Render', value)
    },
  }).visit(program)
  return [...found].map(({ start, end }) => {
    const text = source.slice(start, end)
    const from = start + Math.max(text.search(/\S/), 0)
    return { text: text.trim().replaceAll(/\s+/g, ' '), line: source.slice(0, from).split('\n').length }
  })
}

function valuesOf(program: ESTree.Program): Values {
  const values: Values = new Map()
  const add = (name: string, value: Child | 'text', annotation: ESTree.TSTypeAnnotation | null | undefined): void =>
    void values.set(name, [...(values.get(name) ?? []), isElements(annotation) ? 'elements' : value])
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) add(id.name, init, id.typeAnnotation)
    },
    FunctionDeclaration: (code) => {
      if (code.id) add(code.id.name, code, code.returnType)
    },
    TSPropertySignature: ({ key, typeAnnotation }) => {
      if (key.type === 'Identifier') add(key.name, 'text', typeAnnotation)
    },
  }).visit(program)
  return values
}

function isElements(annotation: ESTree.TSTypeAnnotation | null | undefined): boolean {
  const type = annotation?.typeAnnotation
  const shown = type?.type === 'TSFunctionType' ? type.returnType?.typeAnnotation : type
  return shown?.type === 'TSTypeReference' && shown.typeName.type === 'Identifier' && shown.typeName.name === ELEMENTS
}

/** The parts of a child that are rendered as text, or may be. */
function textsOf(child: Child, values: Values): Child[] {
  const inAll = (...parts: Child[]): Child[] => parts.flatMap((part) => textsOf(part, values))
  switch (child.type) {
    case 'JSXElement':
      return hasElement(child) ? [] : inAll(...child.children)
    case 'JSXEmptyExpression':
    case 'NewExpression':
      return []
    case 'JSXText':
      return child.value.trim() ? [child] : []
    case 'JSXFragment':
      return inAll(...child.children)
    case 'ChainExpression':
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return inAll(child.expression)
    case 'Literal':
      return typeof child.value === 'number' || (typeof child.value === 'string' && child.value.trim()) ? [child] : []
    case 'ConditionalExpression':
      return inAll(child.consequent, child.alternate)
    case 'LogicalExpression':
      // an empty list would be shown as 0
      if (child.operator === '&&')
        return [...(nameOf(child.left) === 'length' ? [child.left] : []), ...inAll(child.right)]
      return inAll(child.left, child.right)
    case 'ArrayExpression':
      return child.elements.flatMap((one) => (one && one.type !== 'SpreadElement' ? inAll(one) : [child]))
    case 'CallExpression': {
      const name = nameOf(child.callee)
      const made = child.arguments.at(-1)
      if (isMapped(child) && made && made.type !== 'SpreadElement') return inAll(made)
      if (child.callee.type === 'MemberExpression' && SAME_ITEMS.has(name ?? '')) return inAll(child.callee.object)
      return RENDER_ELEMENTS.has(name ?? '') || !isTextNamed(name, values) ? [] : [child]
    }
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return inAll(...resultsOf(child))
    default:
      return isTextNamed(nameOf(child), values) ? [child] : []
  }
}

function isTextNamed(name: string | undefined, values: Values): boolean {
  if (name === 'undefined') return false
  const own = name === undefined ? undefined : values.get(name)
  return !own?.every((value) => {
    if (typeof value === 'string') return value === 'elements'
    // without the name itself, so that a function that calls itself ends
    const others: Values = new Map([...values, [name ?? '', ['text']]])
    return textsOf(value, others).length === 0
  })
}

function nameOf(node: Child | ESTree.Super): string | undefined {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier' || node.computed) return undefined
  return node.property.name
}

/** What a function returns. */
function resultsOf(code: Code): Child[] {
  if (!code.body) return []
  if (code.body.type !== 'BlockStatement') return [code.body]
  const results: Child[] = []
  let depth = 0
  const enter = (): void => void depth++
  const leave = (): void => void depth--
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    ReturnStatement: ({ argument }) => {
      if (argument && depth === 0) results.push(argument)
    },
  }).visit({ ...code.body, parent: null, type: 'Program', sourceType: 'module', hashbang: null })
  return results
}

/** The function of a component, also within `memo` and `forwardRef`. */
function codeOf(value: { type: string }): Code | undefined {
  if (isCode(value)) return value
  if (value.type !== 'CallExpression') return undefined
  const { callee, arguments: given } = value as ESTree.CallExpression
  const [first] = given
  return first && ['memo', 'forwardRef'].includes(nameOf(callee) ?? '') ? codeOf(first) : undefined
}

const isCode = (value: { type: string }): value is Code =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(value.type)

/** Lines between children, and comments. */
const isBlankLine = (child: ESTree.JSXChild): boolean =>
  child.type === 'JSXText'
    ? !child.value.trim() && child.value.includes('\n')
    : child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression'

const isSpace = (child: ESTree.JSXChild): boolean =>
  child.type === 'JSXText'
    ? !child.value.trim()
    : child.type === 'JSXExpressionContainer' &&
      child.expression.type === 'Literal' &&
      typeof child.expression.value === 'string' &&
      !child.expression.value.trim()

/** Whether something may be a list, whose texts have no element of their own even if it is the only child. */
function isList(child: Child, values: Values): boolean {
  switch (child.type) {
    case 'ArrayExpression':
      return true
    case 'ChainExpression':
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return isList(child.expression, values)
    case 'ConditionalExpression':
      return isList(child.consequent, values) || isList(child.alternate, values)
    case 'LogicalExpression':
      return isList(child.left, values) || isList(child.right, values)
    case 'CallExpression':
      return isSameList(child.callee, values) || isListNamed(child.callee, values) || isMapped(child)
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return resultsOf(child).some((result) => isList(result, values))
    default:
      return isListNamed(child, values)
  }
}

/** A part of a list, or the same in another order. Texts have a `slice` too. */
function isSameList(callee: Child | ESTree.Super, values: Values): boolean {
  const name = nameOf(callee) ?? ''
  if (callee.type !== 'MemberExpression' || !SAME_ITEMS.has(name)) return false
  return name !== 'slice' || isList(callee.object, values)
}

function isListNamed(node: Child | ESTree.Super, values: Values): boolean {
  const name = node.type === 'Identifier' ? node.name : undefined
  const others = new Map([...values].filter(([other]) => other !== name))
  return (values.get(name ?? '') ?? []).some((value) => typeof value !== 'string' && isList(value, others))
}

/** Whether the children have an element of their own around them, which a component may have. */
function hasElement(parent: ESTree.JSXElement | ESTree.JSXFragment): boolean {
  if (parent.type === 'JSXFragment') return false
  const { name } = parent.openingElement
  const last = name.type === 'JSXMemberExpression' ? name.property : name
  return last.type !== 'JSXIdentifier' || !WITHOUT_ELEMENT.test(last.name)
}

const isMapped = (node: Child): node is ESTree.CallExpression =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  ARRAY_METHODS.has(nameOf(node.callee) ?? '')
