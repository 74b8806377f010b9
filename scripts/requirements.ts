// npm run requirements writes docs/requirements.md: the tests that prove each requirement, and the requirements without
// a test. With --check it only checks that the file is up to date and that all ids exist.
import { globSync, readFileSync, writeFileSync } from 'node:fs'

const DOCUMENT = 'docs/requirements.md'
const ROW = /^\| ([A-Z]+-\d{2}) +\| (.*?) +\|([^|]*)\|$/gm
const ID = /\b[A-Z]{2,5}-\d{2}\b/g
const TITLE = /\b(?:test|describe)[\w.]*(?:<[^(]*>)?(?:\([^'"`]*\)|\(\[[^]*?\](?: as const)?\))?\(\s*['"`]([^'"`]*)/g
const TESTS = ['{contract,domain,server,web,scripts}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts']

const document = readFileSync(DOCUMENT, 'utf8')
const known = new Map([...document.matchAll(ROW)].map(([, id = '', text = '']) => [id, text]))
const proofs = new Map<string, Set<string>>()
for (const file of TESTS.flatMap((pattern) => globSync(pattern)).toSorted()) {
  for (const [, title = ''] of readFileSync(file, 'utf8').matchAll(TITLE)) {
    for (const [id] of title.matchAll(ID)) proofs.set(id, (proofs.get(id) ?? new Set()).add(file))
  }
}

const unknown = [...proofs.keys()].filter((id) => !known.has(id))
const written = document.replace(ROW, (_, id: string, text: string) => {
  const files = [...(proofs.get(id) ?? [])].map((file) => `\`${file}\``)
  return `| ${id} | ${text} | ${files.join(', ')} |`
})
const unproven = [...known].filter(([id]) => !proofs.has(id))

if (!process.argv.includes('--check')) {
  writeFileSync(DOCUMENT, written)
  for (const [id, text] of unproven) console.log(`${id}  ${text}`)
}
console.log(`${known.size - unproven.length} of ${known.size} requirements have a test`)
if (unknown.length) console.error(`test titles name requirements that do not exist: ${unknown.join(', ')}`)
const isStale = process.argv.includes('--check') && written !== document
if (isStale) console.error(`${DOCUMENT} is out of date: run \`npm run requirements\``)
if (unknown.length || isStale) process.exit(1)
