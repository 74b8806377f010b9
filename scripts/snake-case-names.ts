import { parseSync, Visitor, type ESTree } from 'vite'

const SNAKE_CASE = /^_*[a-z][a-zA-Z0-9]*_[a-zA-Z0-9]/
/** Their exported constants are names of tables and of groups of procedures. */
const NAMES_OF_TABLES_AND_PROCEDURES = /^(?:contract|server\/platform\/db\/schema)\//

type Name = { name: string; line: number }
type Binding = ESTree.BindingPattern | ESTree.ParamPattern
type Parameters = { params: Binding[] }

/**
 * Variables, parameters and functions of a module that are named in snake_case. Names that are destructured from an
 * object keep the spelling of its properties, as docs/decisions/001-names-keep-their-spelling.md says.
 */
export function snakeCaseNames(file: string, source: string): Name[] {
  if (!/[a-z]_[a-z]/i.test(source)) return []
  const names: Name[] = []
  const exported = new Set<Binding>()

  const check = (binding: Binding | null): void => namesOf(binding).forEach(add)
  const add = ({ name, start }: ESTree.BindingIdentifier): void => {
    if (SNAKE_CASE.test(name)) names.push({ name, line: source.slice(0, start).split('\n').length })
  }
  const checkParameters = ({ params }: Parameters): void => params.forEach(check)
  const checkFunction = ({ id, params }: Parameters & { id: ESTree.BindingIdentifier | null }): void =>
    [id, ...params].forEach(check)

  new Visitor({
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type !== 'VariableDeclaration' || !NAMES_OF_TABLES_AND_PROCEDURES.test(file)) return
      declaration.declarations.forEach(({ id }) => exported.add(id))
    },
    VariableDeclarator: ({ id }) => void (exported.has(id) || check(id)),
    FunctionDeclaration: checkFunction,
    FunctionExpression: checkFunction,
    TSDeclareFunction: checkFunction,
    ArrowFunctionExpression: checkParameters,
    TSFunctionType: checkParameters,
    TSMethodSignature: checkParameters,
    TSCallSignatureDeclaration: checkParameters,
    CatchClause: ({ param }) => check(param),
    ClassDeclaration: ({ id }) => check(id),
  }).visit(parseSync(file, source).program)
  return names
}

function namesOf(binding: Binding | null): ESTree.BindingIdentifier[] {
  switch (binding?.type) {
    case 'Identifier':
      return [binding]
    case 'AssignmentPattern':
      return namesOf(binding.left)
    case 'RestElement':
      return namesOf(binding.argument)
    case 'TSParameterProperty':
      return namesOf(binding.parameter)
    case 'ArrayPattern':
      return binding.elements.flatMap(namesOf)
    case 'ObjectPattern':
      return binding.properties.flatMap((property) =>
        property.type === 'RestElement' ? namesOf(property) : property.shorthand ? [] : namesOf(property.value),
      )
    default:
      return []
  }
}
