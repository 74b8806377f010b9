import { normaliseText } from '#domain/text/normalise-text.ts'
import { isNameType, type NameType, type NumericType } from './condition-kinds.ts'
import { overlap, rangesOf, without, type Range } from './number-ranges.ts'
import { isGroup, type RuleNode, type TagCondition } from './tag-rule.ts'

/** The values that a car can still have after some conditions. */
interface Left {
  numbers: ReadonlyMap<NumericType, readonly Range[]>
  names: ReadonlyMap<NameType, { oneOf: readonly ReadonlySet<string>[]; noneOf: ReadonlySet<string> }>
}

const EVERYTHING: Left = { numbers: new Map(), names: new Map() }

/** Whether the conditions can all hold for the same car. Conditions without a valid value are ignored. */
export const isSatisfiable = (nodes: readonly RuleNode[]): boolean => isPossible(nodes, EVERYTHING, true)

/** Whether the condition can fail for some car. Cars with unknown values are ignored: they match no condition. */
export const canFail = (node: RuleNode): boolean => isPossible([node], EVERYTHING, false)

/**
 * Tries all combinations; a rule has few conditions.
 * @param isWanted false to require the opposite of each
 */
function isPossible(nodes: readonly RuleNode[], left: Left, isWanted: boolean): boolean {
  const [first, ...rest] = nodes.toSorted((a, b) => Number(isGroup(a)) - Number(isGroup(b)))
  if (!first) return true
  if (!isGroup(first)) {
    const narrower = narrow(left, first, isWanted)
    return narrower !== null && isPossible(rest, narrower, isWanted)
  }
  if ((first.logic === 'AND') === isWanted) return isPossible([...first.conditions, ...rest], left, isWanted)
  return first.conditions.some((node) => isPossible([node, ...rest], left, isWanted))
}

function narrow(left: Left, condition: TagCondition, isWanted: boolean): Left | null {
  const { type } = condition
  return isNameType(type)
    ? narrowNames(left, { ...condition, type }, isWanted)
    : narrowNumbers(left, { ...condition, type }, isWanted)
}

function narrowNumbers(left: Left, condition: TagCondition & { type: NumericType }, isWanted: boolean): Left | null {
  const ranges = rangesOf(condition)
  if (!ranges) return left
  const { type } = condition
  const allowed = isWanted ? ranges : without(type, ranges)
  const known = left.numbers.get(type)
  const shared = known ? overlap(known, allowed) : allowed
  return shared.length ? { ...left, numbers: new Map(left.numbers).set(type, shared) } : null
}

function narrowNames(left: Left, condition: TagCondition & { type: NameType }, isWanted: boolean): Left | null {
  const { type, operator, value } = condition
  const listed = new Set([value].flat().flatMap((name) => normaliseText(String(name ?? '')) || []))
  if (!listed.size) return left
  const known = left.names.get(type) ?? { oneOf: [], noneOf: new Set<string>() }
  const next =
    (operator === 'not_in') === isWanted
      ? { ...known, noneOf: new Set([...known.noneOf, ...listed]) }
      : // a car has one maker, but may have several bodies
        {
          ...known,
          oneOf: type === 'body_type' ? [...known.oneOf, listed] : [both(known.oneOf[0], listed)],
        }
  const isImpossible = next.oneOf.some((names) => [...names].every((name) => next.noneOf.has(name)))
  return isImpossible ? null : { ...left, names: new Map(left.names).set(type, next) }
}

const both = (some: ReadonlySet<string> | undefined, others: ReadonlySet<string>): ReadonlySet<string> =>
  some ? new Set([...some].filter((name) => others.has(name))) : others
