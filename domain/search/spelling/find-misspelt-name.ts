import { normaliseText } from '#domain/text/normalise-text.ts'
import { ANY_ERROR, editDistance } from '../words/edit-distance.ts'
import { findSimilarTerms, namesNear } from './find-similar-terms.ts'
import { LONG_NAME, type Vocabulary, type VocabularyTerm } from '../vocabulary/vocabulary.ts'

/** Errors in each word. */
const MOST_ERRORS = 1

/** One or more typed words without spaces, and their number. */
interface Part {
  key: string
  length: number
}

/** Models of three words or more, each of them typed with one error at most: `range rovr sprot`. */
export function findMisspeltName(parts: readonly Part[], vocabulary: Vocabulary): VocabularyTerm[] {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  if (length < LONG_NAME) return []
  const near = namesNear(vocabulary.forgivenLong, parts.map(({ key }) => key).join(''))
  const isMeant = ({ kind, names }: VocabularyTerm) =>
    kind === 'model' && names.some((name) => areAlike(parts, normaliseText(name).split(' ')))
  return findSimilarTerms(near, isMeant, true).map(({ term }) => term)
}

function areAlike(parts: readonly Part[], words: readonly string[]): boolean {
  let at = 0
  for (const { key, length } of parts) {
    const meant = words.slice(at, at + length).join('')
    if (editDistance(key, meant, MOST_ERRORS, ANY_ERROR) > MOST_ERRORS) return false
    at += length
  }
  return at === words.length
}
