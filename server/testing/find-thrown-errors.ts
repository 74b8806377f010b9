import { fileURLToPath } from 'node:url'
import type { CallExpression, Identifier, Node, SourceFile } from 'typescript/unstable/ast'
import {
  isCallExpression,
  isFunctionDeclaration,
  isIdentifier,
  isInterfaceDeclaration,
  isPropertyAccessExpression,
  isPropertySignatureDeclaration,
  isShorthandPropertyAssignment,
  isTypeNode,
  isVariableStatement,
} from 'typescript/unstable/ast/is'
import { API, SymbolFlags, type Checker, type Symbol, type Type } from 'typescript/unstable/sync'
import { ERRORS } from '#contract/errors.ts'
import { ROOT } from '#server/platform/root.ts'

/** A top-level declaration of a module, or the handler of a procedure. */
interface Part {
  /** Error codes that it throws itself. */
  codes: readonly string[]
  /** Everything that it refers to, except for properties. */
  uses: readonly Symbol[]
}

interface Declaration {
  name: Node
  node: Node
}

/** The errors of methods that document them, by the name of the method. */
type Documented = ReadonlyMap<string, readonly string[]>

const FOLDER = fileURLToPath(ROOT)
const SOURCE = /^(?:server|domain)\/(?!testing\/).*(?<!\.test)\.ts$/
const HANDLER = /^(?:procedures\.)?(\w+\.\w+)\.handler$/

/**
 * Finds the error codes that each procedure can throw, by static analysis: those passed to `fail` by its handler and by
 * the functions that the handler refers to, directly or indirectly. Services are interfaces, so `@throws` has to name
 * the errors of their methods. Jobs do not count, since they run later.
 */
export function findThrownErrors(): Map<string, Set<string>> {
  const api = new API({ cwd: FOLDER })
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${FOLDER}tsconfig.server.json`] }).getProjects()
    if (!project) throw new Error('TypeScript cannot open the project')
    const { program, checker } = project
    const names = program.getSourceFileNames().filter((name) => SOURCE.test(name.replace(FOLDER, '')))
    return walk(
      names.flatMap((name) => program.getSourceFile(name) ?? []),
      checker,
    )
  } finally {
    api.close()
  }
}

function walk(files: readonly SourceFile[], checker: Checker): Map<string, Set<string>> {
  const read = partReader(checker, documentedErrors(files))
  const declared = new Map<Symbol, Part>()
  const handlers = new Map<string, Part>()
  for (const { name, node } of files.flatMap(declarationsOf)) {
    const calls = descendantsOf(node).filter(isCallExpression).filter(handledBy)
    for (const call of calls) handlers.set(handledBy(call), read(call))
    const symbol = checker.getSymbolAtLocation(name)
    if (symbol && !calls.length) declared.set(symbol, read(node))
  }
  return new Map([...handlers].map(([name, handler]) => [name, codesOf(handler, declared)]))
}

function codesOf(handler: Part, declared: ReadonlyMap<Symbol, Part>): Set<string> {
  const reached = new Set([handler])
  // the iteration includes parts that are added meanwhile
  for (const { uses } of reached) {
    for (const part of uses.flatMap((symbol) => declared.get(symbol) ?? [])) reached.add(part)
  }
  return new Set([...reached].flatMap(({ codes }) => codes))
}

/** The functions and constants of a module, except for jobs. */
const declarationsOf = ({ statements }: SourceFile): Declaration[] =>
  [...statements].flatMap((statement): Declaration[] => {
    if (isFunctionDeclaration(statement) && statement.name) return [{ name: statement.name, node: statement }]
    if (!isVariableStatement(statement)) return []
    return statement.declarationList.declarations
      .filter(({ type }) => !type?.getText().startsWith('Job<'))
      .map((node) => ({ name: node.name, node }))
  })

/** The procedure, if the call is `feature.procedure.handler(…)`; otherwise an empty string. */
const handledBy = ({ expression }: CallExpression): string => HANDLER.exec(expression.getText())?.[1] ?? ''

function partReader(checker: Checker, documented: Documented): (node: Node) => Part {
  return (node) => {
    const nodes = descendantsOf(node)
    const identifiers = nodes.filter(isIdentifier)
    const names = identifiers.filter((name) => !isProperty(name))
    const failures = nodes
      .filter(isCallExpression)
      .filter(({ expression }) => expression.getText() === 'fail')
      .flatMap((call) => call.arguments[0] ?? [])
    return {
      codes: [
        ...failures.flatMap((code) => literalsOf(checker.getTypeAtLocation(code))),
        ...identifiers.filter(isProperty).flatMap(({ text }) => documented.get(text) ?? []),
      ],
      uses: [
        ...(names.length ? checker.getSymbolAtLocation(names) : []),
        ...nodes.filter(isShorthandPropertyAssignment).map((short) => checker.getShorthandAssignmentValueSymbol(short)),
      ].flatMap((symbol) => (symbol ? declarationOf(symbol, checker) : [])),
    }
  }
}

const isProperty = (name: Identifier): boolean => isPropertyAccessExpression(name.parent) && name.parent.name === name

const declarationOf = (symbol: Symbol, checker: Checker): Symbol =>
  symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

const literalsOf = (type: Type | undefined): string[] => {
  if (type?.isUnionType()) return type.getTypes().flatMap(literalsOf)
  return type?.isStringLiteralType() ? [type.value] : []
}

function documentedErrors(files: readonly SourceFile[]): Documented {
  const members = files.flatMap(({ statements }) =>
    [...statements].filter(isInterfaceDeclaration).flatMap((declaration) => [...declaration.members]),
  )
  const codes = (member: Node): string[] => {
    const [, throws = ''] = (member.jsDoc ?? [])
      .map((comment) => comment.getText())
      .join('')
      .split('@throws')
    return Object.keys(ERRORS).filter((code) => new RegExp(`\\b${code}\\b`).test(throws))
  }
  return new Map(members.filter(isPropertySignatureDeclaration).map((member) => [member.name.getText(), codes(member)]))
}

/** The node and everything in it, except for types. */
function descendantsOf(node: Node): Node[] {
  const found = [node]
  node.forEachChild((child) => {
    if (!isTypeNode(child)) found.push(...descendantsOf(child))
  })
  return found
}
