import type { Chosen } from './choose-terms.ts'
import { isBodyNickname, OR_WORDS } from '../vocabulary/ordinary-words.ts'
import type { Word } from '../words/read-words.ts'
import type { VocabularyTerm } from '../vocabulary/vocabulary.ts'

export interface Asked extends Chosen {
  term: VocabularyTerm
  isExcluded: boolean
}

/** Makers whose models are often called by each other's brand: «لكزس برادو», «جمس تاهو». */
const SISTERS: readonly (readonly string[])[] = [
  ['toyota', 'lexus', 'scion'],
  ['hyundai', 'kia', 'genesis'],
  ['nissan', 'infiniti', 'zhengzhou'],
  ['honda', 'acura'],
  ['gmc', 'chevrolet', 'cadillac'],
  ['dodge', 'ram', 'chrysler', 'jeep'],
  ['ford', 'lincoln', 'mercury'],
  ['volkswagen', 'audi', 'skoda', 'porsche'],
  ['mercedes-benz', 'maybach', 'smart'],
  ['land-rover', 'jaguar'],
  ['geely', 'lynk-co', 'zeekr', 'farizon', 'livan', 'riddara'],
  ['chery', 'exeed', 'jetour', 'omoda', 'jaecoo', 'icaur', 'lepas'],
  ['changan', 'deepal', 'avatr'],
  ['gac', 'aion', 'hyptec'],
  ['byd', 'denza', 'yangwang'],
  ['haval', 'great-wall', 'tank', 'ora', 'wey'],
]
const areSisters = (one: string, other: string): boolean =>
  SISTERS.some((group) => group.includes(one) && group.includes(other))

/** Trims that are also a nickname of one model, but occur with many others. Without spaces. */
export const TRIMS: ReadonlySet<string> = new Set(
  'vxr gxr vxs gx vx txl txs tx denali ss lt ltz slt دينالي فياكسار جياكسار'.split(' '),
)

/** A model named by letters alone is a trim next to a car of another maker: «كامري GLE», `Sedona LX`. */
const LETTERS = /^(?:ال)?(?:فئه)?(?:ال)?[a-z]{1,3}$/
/** Letters with a number may be an alternative, unless another maker is named: `Dodge Ram l200`. */
const CODE = /^[a-z]{1,3}\d{1,3}$/
const SPELT = /^[A-Z]{1,3}-?\d{0,3}$/

/** Models whose names also describe trucks, vans and buses of other makers. Without spaces. */
const KINDS_OF_TRUCK: ReadonlySet<string> = new Set(
  'دينا دينه dyna كوستر كوسترا coaster هايس hiace كانتر canter'.split(' '),
)
/** Of Land Rover, where no model of it follows. */
const RANGE_ROVER = /^(?:ال)?(?:رنج|رانج|رينج)(?:روفر)?$|^range(?:rover)?$/
const isKindOfTruck = (key: string): boolean => KINDS_OF_TRUCK.has(key.replace(/^(?:و|ب|ل)?ال/, ''))

/**
 * Resolves adjacent names to one car: a trim refines the adjacent model, and the brand of a related maker does not
 * exclude its model. If a maker and its model are both excluded, only the model is.
 */
export function resolveNames(asked: readonly Asked[], words: readonly Word[]): Asked[] {
  const hasAlternatives = words.some(({ text }) => OR_WORDS.has(text))
  const models = asked.filter(({ term, key, isExcluded }) => term.kind === 'model' && !isExcluded && !TRIMS.has(key))
  return asked.filter((one, at) => {
    const { term, key, isExcluded } = one
    // the make only in «جيب لاندكروزر»; «جيب غير باجيرو» means other cars of the body type
    if (term.kind === 'body_type' && isBodyNickname(key))
      return !asked.some((other) => other.term.kind === 'model' && other.isExcluded === isExcluded)
    if (isOfNamedBody(one, asked, words)) return false
    if (isExcluded) return !(term.kind === 'make' && isNarrowed(one, asked[at + 1]))
    if (term.kind === 'model' && TRIMS.has(key))
      return !models.length && !asked.some((other) => other.term.kind === 'make' && other.term.ref !== term.parent)
    if (term.kind === 'model' && isTrimOfOther(one, asked, words)) return false
    // «باترول سوبر سفاري»
    if (term.kind === 'model' && isBeginningOf(one, asked[at + 1])) return false
    // «دينا ايسوزو»
    if (term.kind === 'model' && isKindOfTruck(key) && !hasAlternatives) return !isOfAnotherMaker(term, asked)
    if (term.kind !== 'make' || hasAlternatives) return true
    const next = asked[at + 1]
    // «رنج سبورت» is a Range Rover Sport
    if (RANGE_ROVER.test(key) && next?.from === one.to && next.term.parent === term.ref) return false
    // «دودج رام»
    if (next?.term.kind === 'make' && next.from === one.to && areSisters(term.ref, next.term.ref)) return false
    if (!models.length) return true
    const isOwn = models.some((model) => model.term.parent === term.ref)
    return isOwn || !models.some((model) => areSisters(term.ref, model.term.parent ?? ''))
  })
}

/** «جيب عائلي»: words that mean several body types only describe the one that is named. */
export function isOfNamedBody({ term, isExcluded, from, to }: Asked, asked: readonly Asked[], words: readonly Word[]) {
  if (term.kind !== 'body_type' || !term.also || isExcluded) return false
  if ([words[from - 1], words[to]].some((word) => OR_WORDS.has(word?.text ?? ''))) return false
  return asked.some((other) => other.term.kind === 'body_type' && !other.term.also && !other.isExcluded)
}

function isTrimOfOther({ term, key, from, to }: Asked, asked: readonly Asked[], words: readonly Word[]): boolean {
  // «جي اس ٤» spells letters, `gs4` contains them
  const isSpelt = !/[a-z]/.test(key) && SPELT.test(term.names[0] ?? '')
  const isCode = CODE.test(key) || (isSpelt && /\d/.test(key))
  if (!isCode && !isSpelt && !LETTERS.test(key)) return false
  const others = asked.filter(
    (other) => !other.isExcluded && (other.term.kind === 'make' || other.term.kind === 'model'),
  )
  const makers = others.flatMap((other) =>
    other.from === from ? [] : other.term.kind === 'make' ? other.term.ref : (other.term.parent ?? []),
  )
  // «تويوتا ال اكس» means a Lexus, «هايلكس جي ال اكس» a trim
  const isOwn = others.some((other) => other.term.kind === 'make' && areSisters(other.term.ref, term.parent ?? ''))
  if (isOwn || makers.includes(term.parent ?? '')) return false
  const isAlternative = [words[from - 1], words[to]].some((word) => OR_WORDS.has(word?.text ?? ''))
  return makers.length > 0 && !isAlternative && (!isCode || others.some((other) => other.term.kind === 'make'))
}

function isOfAnotherMaker({ parent }: VocabularyTerm, asked: readonly Asked[]): boolean {
  const makes = asked.flatMap(({ term, isExcluded }) => (term.kind === 'make' && !isExcluded ? [term.ref] : []))
  return makes.length > 0 && !makes.some((make) => make === parent || areSisters(make, parent ?? ''))
}

/** Whether an exclusion is narrowed to a model: «غير هيونداي النترا» excludes the Elantra only. */
function isNarrowed(make: Asked, next: Asked | undefined): boolean {
  return next !== undefined && next.isExcluded && next.from === make.to && next.term.parent === make.term.ref
}

function isBeginningOf({ term, to }: Asked, next: Asked | undefined): boolean {
  const [name, whole] = [term.names[0] ?? '', next?.term.names[0] ?? '']
  return next?.from === to && next.term.parent === term.parent && whole.startsWith(`${name} `)
}
