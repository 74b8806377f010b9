// Lists the modules of this repository that a page loads at first, so that the bundler can put them into one chunk.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IMPORT = /^(?:import|export) (?!type |const )(?:[^'{(]*(?:\{([^}]*)\})?[^'{(]* from )?'([#.][^']+\.tsx?)'/gm

/** All direct and indirect imports of a module. Of a feature's `public.ts` it follows only the imported names. */
export function listModules(file: string): Set<string> {
  const found = new Set<string>()
  visit(file, found)
  return found
}

function visit(file: string, found: Set<string>): void {
  if (found.has(file)) return
  found.add(file)
  for (const { names, path } of importsOf(file)) {
    if (path.endsWith('/public.ts')) {
      for (const offered of importsOf(path))
        if (names.some((name) => offered.names.includes(name))) visit(offered.path, found)
    } else visit(path, found)
  }
}

function importsOf(file: string): { names: string[]; path: string }[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, names = '', path = '']) => ({
    names: names.split(',').map((name) => name.trim()),
    path: path.startsWith('#') ? path.slice(1) : join(dirname(file), path),
  }))
}
