import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { listModules } from './list-modules.ts'

const IMPORT = /\bimport\('([#.][^']+\.tsx?)'\)/g
/** They wait for the texts that a module shows. */
const WAITS = /\b(?:latePart|loadModule|loadNeeded|loadOptional)\([^;]*$/
/** They wait for the code alone, which must not have to wait for the texts of other parts. */
const WAITS_FOR_CODE_ALONE = /\bloadCode\(\(\) => import\(|\bhasNoArea: true\b/

const SOURCES = globSync('web/**/*.{ts,tsx}', { exclude: ['**/*.test.*', 'web/texts/**'] }).map((file) => ({
  file,
  source: readFileSync(file, 'utf8'),
}))
const moduleOf = (path: string, importer: string): string =>
  path.startsWith('#') ? path.slice(1) : join(dirname(importer), path)
const hasTexts = (module: string) => [...listModules(module)].some((one) => one.endsWith('/area.ts'))

test('SET-07 who imports a module with texts later waits for them', () => {
  const imports = SOURCES.flatMap(({ file, source }) => {
    return [...source.matchAll(IMPORT)].map(({ 1: path = '', index }) => ({
      file,
      module: moduleOf(path, file),
      isAwaited: WAITS.test(source.slice(0, index)),
    }))
  })
  expect(imports.filter(({ isAwaited }) => isAwaited).length).toBeGreaterThan(50)
  expect(imports.filter(({ isAwaited, module }) => !isAwaited && hasTexts(module))).toEqual([])
})

test('TOAST-01 SET-07 what waits for no texts, as toasts and the API, imports none', () => {
  const modules = SOURCES.filter(({ source }) => WAITS_FOR_CODE_ALONE.test(source)).flatMap(({ file, source }) =>
    [...source.matchAll(IMPORT)].map(([, path = '']) => moduleOf(path, file)),
  )
  expect(modules).toEqual(expect.arrayContaining(['web/ui/toasts/open-toast.tsx', 'web/platform/api/api-client.ts']))
  expect(modules.filter(hasTexts)).toEqual([])
})
