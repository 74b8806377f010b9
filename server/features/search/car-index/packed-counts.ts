import type { CodeCounts } from '../questions/facet-codes.ts'
import type { CountedCars, CountQuestion } from './messages.ts'

// All counts of an answer are packed into one array, which threads transfer without copying. For each question:
// the total, then for each of its names the number of codes, the codes, and the count of each code.

export function packCounts(
  questions: readonly CountQuestion[],
  counted: readonly CountedCars[],
): Int32Array<ArrayBuffer> {
  const size = counted.reduce(
    (sum, { counts }, at) =>
      questions[at]!.names.reduce((rest, name) => rest + 1 + 2 * counts[name]!.codes.length, sum + 1),
    0,
  )
  const packed = new Int32Array(size)
  let at = 0
  counted.forEach(({ total, counts }, number) => {
    packed[at++] = total
    for (const name of questions[number]!.names) {
      const { codes, counts: ofCodes } = counts[name]!
      packed[at++] = codes.length
      packed.set(codes, at)
      packed.set(ofCodes, at + codes.length)
      at += 2 * codes.length
    }
  })
  return packed
}

export function unpackCounts(questions: readonly CountQuestion[], packed: Int32Array): CountedCars[] {
  let at = 0
  return questions.map(({ names }) => {
    const total = packed[at++]!
    const counts = names.map((name) => {
      const size = packed[at++]!
      const codes = packed.subarray(at, at + size)
      at += 2 * size
      return [name, { codes, counts: packed.subarray(at - size, at) }]
    })
    return { total, counts: Object.fromEntries(counts) as Partial<CodeCounts> }
  })
}
