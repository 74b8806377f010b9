import { searchWords } from '#domain/text/strip-clitics.ts'

/**
 * A plain keyword search: ads that contain words of the request, those with the rarest and most words first. Both
 * sides are spelt alike, as the words of the site are.
 * @param texts of the ads, newest first
 * @returns the places of the ads that are found
 */
export function createKeywordSearch(texts: readonly string[]): (request: string, limit: number) => number[] {
  const placesOf = new Map<string, number[]>()
  for (const [at, text] of texts.entries()) {
    for (const word of new Set(searchWords(text, Infinity))) {
      const places = placesOf.get(word)
      if (places) places.push(at)
      else placesOf.set(word, [at])
    }
  }
  return (request, limit) => {
    const scores = new Map<number, number>()
    for (const word of new Set(searchWords(request, Infinity))) {
      const places = placesOf.get(word) ?? []
      const weight = Math.log(1 + texts.length / (1 + places.length))
      for (const at of places) scores.set(at, (scores.get(at) ?? 0) + weight)
    }
    return [...scores]
      .toSorted(([one, score], [other, higher]) => higher - score || one - other)
      .slice(0, limit)
      .map(([at]) => at)
  }
}
