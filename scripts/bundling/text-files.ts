// Records which text files each browser chunk loads, so that the server can preload them together with the chunk.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:text-files'
const FILE = '.vite/text-files.json'
const TEXTS = /\/web\/texts\/(?:.+\/)?(ar|en)\.ts$/

/** URLs of text files by chunk and language. */
type TextFiles = Record<string, Partial<Record<string, string[]>>>

/** @param client output folder of the browser build, which runs before the server build */
export function textFiles(client: string): Plugin {
  return {
    name: 'text-files',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      const built = join(client, FILE)
      return `export const textFiles = ${existsSync(built) ? readFileSync(built, 'utf8') : '{}'}`
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const languages = new Map<string, string>()
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      for (const { fileName, moduleIds } of chunks)
        for (const id of moduleIds) languages.set(fileName, TEXTS.exec(id)?.[1] ?? languages.get(fileName) ?? '')
      const found: TextFiles = {}
      for (const { fileName, dynamicImports } of chunks)
        for (const file of dynamicImports) {
          const lang = languages.get(file)
          if (lang) ((found[`/${fileName}`] ??= {})[lang] ??= []).push(`/${file}`)
        }
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(found) })
    },
  }
}
