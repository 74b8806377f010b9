import { searchText } from '#domain/text/normalise-text.ts'

interface Named {
  key: string
  label_ar: string
  label_en: string
}

/** The facts whose names or keys contain all words, in either language. */
export function findFacts<Fact extends Named>(facts: readonly Fact[], typed: string): Fact[] {
  const words = searchText(typed).split(' ')
  return facts.filter(({ key, label_ar, label_en }) => {
    const text = searchText(`${label_ar} ${label_en} ${key}`)
    return words.every((word) => text.includes(word))
  })
}
