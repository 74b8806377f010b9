import { TEXT_BOUNDS } from '#domain/cars/bounds.ts'
import { visibleLength } from '#domain/text/visible-text.ts'
import { judgeSentence, type Judge } from './judge-sentence.ts'
import { createSplitter } from './split-sentences.ts'
import { STATING } from './stating-words.ts'

/** What the seller has stated, in the words of the site, by the name in braces. */
export type StatedWords = ReadonlyMap<string, { words: string }>

type Given = Omit<Judge<{ words: string }>, 'stating'>

/** Fewer make no description. */
const FEWEST_REFERENCES = 2
const { min: SHORTEST } = TEXT_BOUNDS.description
const LONGEST = 3_000

/**
 * The description that a language model wrote, with the words of the seller's fields where it refers to them. Null if
 * any sentence states something by itself, or it is too short or too long.
 */
export function judgeDescription(written: string, given: Given): string | null {
  if (written.length > LONGEST) return null
  const used = new Set<object>()
  const lines: string[] = []
  for (const line of written.trim().split(/\r?\n/)) {
    const sentences: string[] = []
    for (const sentence of sentencesOf(line)) {
      const pieces = judgeSentence(sentence, { ...given, stating: STATING })
      if (!pieces) return null
      for (const piece of pieces) if (typeof piece !== 'string') used.add(piece)
      sentences.push(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.words)).join(''))
    }
    lines.push(sentences.join(' '))
  }
  const text = lines.join('\n').replaceAll(/\n{3,}/g, '\n\n')
  const length = visibleLength(text)
  return used.size < FEWEST_REFERENCES || length < SHORTEST || length > LONGEST ? null : text
}

function sentencesOf(line: string): string[] {
  const splitter = createSplitter()
  const sentences = [...splitter.add(line), splitter.rest()]
  return sentences.filter((sentence) => sentence !== '')
}
