// Removes code of packages from the browser bundle that serves features no page uses.
import type { Plugin } from 'vite'
import { LEFT_OUT, type LeftOut } from './left-out.ts'

/** The parts of a syntax tree node that are used here. */
interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

interface Edit {
  start: number
  end: number
  text: string
}

export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/node_modules\// },
      handler(code, id) {
        const [path, what] = Object.entries(LEFT_OUT).find(([end]) => id.endsWith(`/node_modules/${end}`)) ?? []
        if (!path || !what) return undefined
        return { code: withoutParts(code, this.parse(code) as unknown as Node, what, path), map: null }
      },
    },
  }
}

/** @throws if a part is missing or not unique, because the version of the package differs */
export function withoutParts(code: string, program: Node, left: LeftOut, path: string): string {
  const { functions = {}, methods = [], exports = [], tags = [], texts = {} } = left
  const edits: Edit[] = []
  const found: string[] = []
  const leave = ({ start, end }: Node, text = '') => edits.push({ start, end, text })

  visit(program, (node) => {
    const name = nameOf(node.id)
    if (node.type === 'FunctionDeclaration' && name !== null && Object.hasOwn(functions, name)) {
      leave(node.body as Node, `{${functions[name]}}`)
      found.push(name)
    }
    const method = node.type === 'MethodDefinition' ? nameOf(node.key) : null
    if (method !== null && methods.includes(method)) {
      leave(node)
      found.push(method)
    }
    const [, owner = '', exported = ''] = ASSIGNED.exec(assignedIn(node, code)) ?? []
    if (Object.hasOwn(functions, owner)) leave(node)
    if (!owner && exports.includes(exported)) {
      leave(node)
      found.push(exported)
    }
    edits.push(...casesOfTags(node, tags))
  })
  for (const [text, instead] of Object.entries(texts)) {
    const start = code.indexOf(text)
    if (start !== code.lastIndexOf(text)) found.push(text)
    if (start !== -1) found.push(text)
    edits.push({ start, end: start + text.length, text: instead })
  }
  for (const name of [...Object.keys(functions), ...methods, ...exports, ...Object.keys(texts)])
    if (found.filter((one) => one === name).length !== 1)
      throw new Error(`${path}: expected exactly one ${name}; has the package been updated?`)
  return edited(code, edits)
}

/** Applies the edits, except those inside others. */
function edited(code: string, edits: readonly Edit[]): string {
  return edits
    .filter((edit) => !edits.some((other) => other.start < edit.start && edit.end < other.end))
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code)
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node)
  for (const part of Object.values(node).flat()) if (isNode(part)) visit(part, see)
}

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part

const nameOf = (part: unknown): string | null => (isNode(part) && part.type === 'Identifier' ? String(part.name) : null)

/** Assignment to a method of a prototype, or to an export. */
const ASSIGNED = /^(?:(\w+)\.prototype|exports)\.(\w+)$/

function assignedIn({ type, expression }: Node, code: string): string {
  if (type !== 'ExpressionStatement' || !isNode(expression) || !isNode(expression.left)) return ''
  return code.slice(expression.left.start, expression.left.end)
}

/**
 * The cases of a `switch (….tag)` for these tags that no other case falls through to. Their variables may be used
 * elsewhere, so they stay declared.
 */
function casesOfTags(node: Node, tags: readonly number[]): Edit[] {
  const { discriminant } = node
  if (node.type !== 'SwitchStatement' || !isNode(discriminant) || nameOf(discriminant.property) !== 'tag') return []
  const cases = node.cases as Node[]
  const edits: Edit[] = []
  for (const [at, { start, end, test, consequent }] of cases.entries()) {
    if (!isNode(test) || !tags.includes(test.value as number) || !isLeft(cases[at - 1])) continue
    const names: string[] = []
    for (const part of consequent as Node[])
      visit(part, ({ type, id }) => type === 'VariableDeclarator' && names.push(nameOf(id) ?? ''))
    edits.push({ start, end, text: '' })
    if (names.length > 0) edits.push({ start: node.start, end: node.start, text: `var ${names.join()};` })
  }
  return edits
}

/** Whether the case before does not fall through. */
function isLeft(before: Node | undefined): boolean {
  const last = (before?.consequent as Node[] | undefined)?.at(-1)
  return !before || /^(?:Break|Return|Continue|Throw)Statement$/.test(last?.type ?? '')
}
