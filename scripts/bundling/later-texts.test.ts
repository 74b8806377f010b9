import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { listModules } from './list-modules.ts'

const IMPORT = /\bimport\('([#.][^']+\.tsx?)'\)/g
/** They wait for the texts that a module shows. */
const WAITS = /\b(?:latePart|loadModule|loadNeeded|loadOptional)\([^;]*$/

test('SET-07 who imports a module with texts later waits for them', () => {
  const imports = globSync('web/**/*.{ts,tsx}', { exclude: ['**/*.test.*', 'web/texts/**'] }).flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return [...source.matchAll(IMPORT)].map(({ 1: path = '', index }) => ({
      file,
      module: path.startsWith('#') ? path.slice(1) : join(dirname(file), path),
      isAwaited: WAITS.test(source.slice(0, index)),
    }))
  })
  expect(imports.filter(({ isAwaited }) => isAwaited).length).toBeGreaterThan(50)
  const withTexts = ({ module }: { module: string }) => [...listModules(module)].some((one) => one.endsWith('/area.ts'))
  expect(imports.filter((one) => !one.isAwaited && withTexts(one))).toEqual([])
})
