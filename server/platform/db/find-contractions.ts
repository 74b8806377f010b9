/** A statement that the release before may not survive, since it reads or writes what was there. */
const CONTRACTING: [pattern: RegExp, what: string][] = [
  [/\bdrop\s+(?:table|column|type|view|function|schema|sequence|default)\b/i, 'removes something'],
  [/\brename\s+(?:to|column|value|constraint|attribute)\b/i, 'renames something'],
  [/\bset\s+not\s+null\b/i, 'makes a column required'],
  [/\bset\s+data\s+type\b|\balter\s+column\s+\S+\s+type\b/i, 'changes the type of a column'],
  [/\badd\s+column\s+(?!.*\b(?:default|generated)\b).*\bnot\s+null\b/is, 'adds a required column without a default'],
  [/\btruncate\b|\bdelete\s+from\b/i, 'deletes rows'],
]
/** These refuse rows that the release before may write, unless the table is new. */
const NARROWING = [
  /\balter\s+table\s+(?:only\s+)?(\S+)\s+add\s+(?:constraint|primary|unique|check|foreign)\b/i,
  /\bcreate\s+unique\s+index\s+.*?\bon\s+(?:only\s+)?(\S+)/is,
]
/** Written above a statement that is safe nevertheless, with the reason. */
const EXCUSED = /^\s*-- the release before: \S/m

/**
 * Finds statements of a migration after which the release before could fail. Migrations only expand: what is no longer
 * used is removed two releases later, and then says so above the statement: `-- the release before: does not read it`.
 */
export function findContractions(migration: string): string[] {
  const created = new Set(
    [...migration.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\S+)/gi)].map(([, name = '']) => plain(name)),
  )
  const statements = migration
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .split(/;(?:\s*--> statement-breakpoint)?|--> statement-breakpoint/)
  return statements.flatMap((statement) => {
    if (EXCUSED.test(statement)) return []
    const text = statement.replaceAll(/^\s*--.*$/gm, '').trim()
    const [, what] = CONTRACTING.find(([pattern]) => pattern.test(text)) ?? []
    const table = NARROWING.map((pattern) => pattern.exec(text)?.[1]).find((name) => name !== undefined)
    const found = what ?? (table !== undefined && !created.has(plain(table)) ? 'refuses rows that were allowed' : null)
    return found === null ? [] : [`${found}: ${text.replaceAll(/\s+/g, ' ').slice(0, 120)}`]
  })
}

const plain = (name: string): string => name.replaceAll(/"|^public\.|"public"\.|\($/g, '').replace(/^public\./, '')
