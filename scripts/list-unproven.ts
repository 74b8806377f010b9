// Lists the requirements of docs/requirements.md that no test title names, and ids in titles that do not exist.
import { globSync, readFileSync } from 'node:fs'

const ID = /\b[A-Z]{2,5}-\d{2}\b/g
const rows = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([A-Z]+-\d{2}) \|\s*([^|]*)/gm)]
const known = new Map(rows.map(([, id, text]) => [id ?? '', (text ?? '').trim()]))

const named = new Set<string>()
for (const file of globSync('{contract,domain,server,web,scripts}/**/*.test.{ts,tsx}').concat(
  globSync('e2e/**/*.spec.ts'),
)) {
  for (const [, title] of readFileSync(file, 'utf8').matchAll(
    /\b(?:test|describe)[\w.]*(?:\([^'"`]*\))?\(\s*['"`]([^'"`]*)/g,
  )) {
    for (const [id] of (title ?? '').matchAll(ID)) named.add(id)
  }
}

const unproven = [...known].filter(([id]) => !named.has(id))
for (const [id, text] of unproven) console.log(`${id}  ${text}`)
console.log(`${known.size - unproven.length} of ${known.size} requirements are named by a test`)

const unknown = [...named].filter((id) => !known.has(id) && /^[A-Z]+-\d{2}$/.test(id))
if (unknown.length) {
  console.error(`test titles name requirements that do not exist: ${unknown.join(', ')}`)
  process.exit(1)
}
