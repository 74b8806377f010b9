import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, inject, onTestFinished, test } from 'vitest'
import { nameSources } from './name-sources.ts'
import { ROOT } from './root.ts'

test('stack traces name the source where there is a map, and the file itself elsewhere', async () => {
  const folder = mkdtempSync(join(inject('folder'), 'built-'))
  const source = new URL('server/somewhere.ts', ROOT).href
  writeFileSync(join(folder, 'mapped.js'), `export const fail = () => new Error('one')`)
  // maps the only line to line 2 of the source
  const map = { version: 3, sources: [source], names: [], mappings: 'AACA' }
  writeFileSync(join(folder, 'mapped.js.map'), JSON.stringify(map))
  writeFileSync(join(folder, 'bare.js'), `export const fail = () => new TypeError('two')`)
  const [mapped, bare] = await Promise.all(
    ['mapped.js', 'bare.js'].map((name) => import(pathToFileURL(join(folder, name)).href)),
  )

  const before = Object.getOwnPropertyDescriptor(Error, 'prepareStackTrace')
  onTestFinished(() => {
    if (before) Object.defineProperty(Error, 'prepareStackTrace', before)
    else Reflect.deleteProperty(Error, 'prepareStackTrace')
  })
  nameSources()
  expect(mapped.fail().stack).toMatch(/^Error: one\n {4}at .*fail \(server\/somewhere\.ts:2:\d+\)\n/)
  expect(bare.fail().stack).toMatch(/^TypeError: two\n {4}at .*fail \(file:.*\/bare\.js:1:\d+\)\n/)
})
