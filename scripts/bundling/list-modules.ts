// Lists the modules of this repository that a page loads at first, so that the bundler can put them into one chunk.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IMPORT = /^(?:import|export) (?!type |const )(?:[^'{(]*(?:\{([^}]*)\})?[^'{(]* from )?'([#.][^']+\.tsx?)'/gm
const LATER_IMPORT = /\bimport\('([#.][^']+\.tsx?)'\)/g

/**
 * All direct and indirect imports of a module. Of a feature's `public.ts` it follows only the imported names, and it
 * follows no `.server.ts`, which browsers do not load.
 */
export function listModules(file: string): Set<string> {
  const found = new Set<string>()
  visit(file, found)
  return found
}

/**
 * The same, with modules that are imported later, and all that these import.
 * @param isWanted whether to follow a later import, by its file
 */
export function listLaterModules(file: string, isWanted: (file: string) => boolean): Set<string> {
  const found = new Set<string>()
  const entries = [file]
  for (let entry = entries.pop(); entry; entry = entries.pop())
    for (const module of listModules(entry)) {
      if (found.has(module)) continue
      found.add(module)
      entries.push(...laterImportsOf(module).filter(isWanted))
    }
  return found
}

function visit(file: string, found: Set<string>): void {
  if (found.has(file)) return
  found.add(file)
  for (const { names, path } of importsOf(file)) {
    if (path.endsWith('.server.ts')) continue
    if (path.endsWith('/public.ts')) {
      for (const offered of importsOf(path))
        if (names.some((name) => offered.names.includes(name))) visit(offered.path, found)
    } else visit(path, found)
  }
}

function importsOf(file: string): { names: string[]; path: string }[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, names = '', path = '']) => ({
    names: names.split(',').map((name) => name.trim()),
    path: pathOf(path, file),
  }))
}

const laterImportsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(LATER_IMPORT)].map(([, path = '']) => pathOf(path, file))

const pathOf = (path: string, importer: string): string =>
  path.startsWith('#') ? path.slice(1) : join(dirname(importer), path)
