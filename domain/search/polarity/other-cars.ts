import type { Chosen } from '../names/choose-terms.ts'
import { OR_WORDS } from '../vocabulary/ordinary-words.ts'
import type { Word } from '../words/read-words.ts'

/** «مكينة لكزس» is an engine; normalised. */
const ENGINE = /^(?:و|ب)?(?:ال)?(?:ما?كين[هة]|محرك)(?:ها|ه)?$/
/** «للبدل بكامري», «مبادلة على باترول», "will exchange for Patrol". */
const EXCHANGE = /^(?:و|او)?(?:لل|بال|ال|ل|ب)?(?:بدل|مبادله|تبديل|استبدال)$|^(?:exchanged?|trade|swap)$/
const WANTED = /^(?:ب|علي|مع|في|for|with|to|by|against|a|an|the)$/
/** «LS swapped», "with a Lexus engine". */
const SWAPPED = /^(?:swap|swapped)$/

type Named = Chosen & { term: NonNullable<Chosen['term']> }

/**
 * Leaves out names of other cars: that of an engine, and those wanted in exchange. Returns all meanings if no other
 * car is named: «للبدل كامري».
 */
export function withoutOtherCars(chosen: readonly Chosen[], words: readonly Word[]): readonly Chosen[] {
  const names = chosen.filter((one): one is Named => one.term?.kind === 'make' || one.term?.kind === 'model')
  const textAt = (place: number) => words[place]?.text ?? ''
  const others = new Set<Chosen>()

  function follow(place: number): void {
    const next = names.find(({ from }) => from === place)
    if (!next || others.has(next)) return
    others.add(next)
    const model = names.find(({ from, term }) => from === next.to && term.parent === next.term.ref)
    if (model) others.add(model)
    const end = model?.to ?? next.to
    if (OR_WORDS.has(textAt(end))) follow(end + 1)
  }

  words.forEach(({ text }, at) => {
    if (ENGINE.test(text)) follow(at + 1)
    if (EXCHANGE.test(text)) follow(at + 1 + words.slice(at + 1).findIndex((word) => !WANTED.test(word.text)))
    const swapped = SWAPPED.test(text) && names.find(({ to }) => to === at)
    if (swapped) {
      others.add(swapped)
      const make = names.find(({ to, term }) => to === swapped.from && term.ref === swapped.term.parent)
      if (make) others.add(make)
    }
  })
  return names.every((name) => others.has(name)) ? chosen : chosen.filter((one) => !others.has(one))
}
