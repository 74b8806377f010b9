/** A tsquery of quoted lexemes, which PostgreSQL does not parse further. */
export function wordQuery(words: readonly string[]): string {
  return words.map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`).join(' & ')
}
