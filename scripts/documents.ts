import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'

const DOCUMENTS = ['*.md', '{docs,contract,domain,server,web,scripts,e2e,bench,understanding}/**/*.md']
/** The log of changes and the notices name what is gone or elsewhere, the recipes what does not exist yet. */
const OTHERS = new Set(['CHANGELOG.md', 'THIRD-PARTY.md', 'docs/recipes.md'])
const SOURCES =
  '{contract,domain,server,web,scripts,e2e,bench,understanding,tools,public}/**/*.{ts,tsx,mjs,js,css,svg,txt}'
const MAP = 'docs/architecture.md'
const MOST_WORDS = 1200

/** Files and links in the documents that do not exist, so that a README changes together with its code. */
export function missingFiles(): string[] {
  const paths = [...globSync(SOURCES), ...globSync('*.{ts,mjs,json}')]
  const names = new Set(paths.map((path) => basename(path)))
  const exists = (name: string) =>
    name.includes('/') ? paths.some((path) => `/${path}`.endsWith(`/${name}`)) : names.has(name)
  return globSync(DOCUMENTS)
    .filter((document) => !OTHERS.has(document))
    .flatMap((document) => {
      const text = readFileSync(document, 'utf8')
      const files = [...text.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|css|svg))`/g)].flatMap(([, name = '']) =>
        exists(name) ? [] : [`${document}: ${name}`],
      )
      const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].flatMap(([, link = '']) =>
        globSync(normalize(join(dirname(document), link))).length ? [] : [`${document}: ${link}`],
      )
      return [...files, ...links]
    })
}

export function longMap(): string[] {
  const words = readFileSync(MAP, 'utf8').split(/\s+/).filter(Boolean).length
  return words > MOST_WORDS ? [`${MAP}: ${words} words`] : []
}
