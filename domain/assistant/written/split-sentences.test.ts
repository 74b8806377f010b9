import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSplitter } from './split-sentences.ts'

function split(...pieces: string[]) {
  const splitter = createSplitter()
  const sentences = pieces.flatMap((piece) => splitter.add(piece))
  return [...sentences, ...(splitter.rest() ? [splitter.rest()] : [])]
}

test('AI-01 sentences end with punctuation before a space, and outside of references', () => {
  expect(split('Well. {{car-1.price}} is low! Is', ' it? Yes.')).toEqual([
    'Well.',
    '{{car-1.price}} is low!',
    'Is it?',
    'Yes.',
  ])
  expect(split('See cars.example now\nهل تريد؟ نعم')).toEqual(['See cars.example now', 'هل تريد؟', 'نعم'])
})

test('AI-01 the same sentences, however the text is cut into pieces', () => {
  const text = fc.array(fc.constantFrom('a', ' ', '.', '؟', '\n', '{{', '}}', '. ')).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, fc.nat(), (whole, at) => {
      const cut = whole.length ? at % whole.length : 0
      const joined = split(whole.slice(0, cut), whole.slice(cut)).join(' ').replaceAll(/\s+/g, '')
      expect(joined).toBe(whole.replaceAll(/\s+/g, ''))
      const isOpen = whole.includes('{{')
      if (!isOpen) expect(split(whole.slice(0, cut), whole.slice(cut))).toEqual(split(whole))
    }),
  )
})
