import { squeeze } from '#domain/text/normalise-text.ts'
import type { Match } from './match-words.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

const LATIN = /^[a-z]/

/** Joins a name and the word that makes it a longer one in the other script: `Range Rover` and «سبورت». */
export function joinScripts(matches: readonly Match[], vocabulary: Vocabulary): Match[] {
  const joined: Match[] = []
  for (const match of matches) {
    const before = joined.at(-1)
    const whole = before && join(before, match, vocabulary)
    if (whole) joined[joined.length - 1] = whole
    else joined.push(match)
  }
  return joined
}

function join(name: Match, word: Match, { exact }: Vocabulary): Match | null {
  const [car] = name.terms
  if (car?.kind !== 'model' || name.to !== word.from || LATIN.test(name.key) === LATIN.test(word.key)) return null
  if (!/\p{L}{3}/u.test(word.key)) return null
  for (const spelling of car.names) {
    const terms = (exact.get(squeeze(spelling) + word.key) ?? []).filter(
      ({ kind, parent, ref }) => kind === 'model' && parent === car.parent && ref !== car.ref,
    )
    if (terms.length) return { ...name, to: word.to, key: name.key + word.key, terms }
  }
  return null
}
