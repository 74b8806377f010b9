import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { keepRelease } from './keep-release.ts'

/** A checkout that is built, with a package that needs another one. */
function givenCheckout(): string {
  const root = mkdtempSync(join(inject('folder'), 'checkout-'))
  const files: Record<string, string> = {
    'package.json': '{"version":"1.2.3"}',
    'package-lock.json': JSON.stringify({
      packages: { 'node_modules/sharp': { dependencies: { needed: '1' }, optionalDependencies: { absent: '1' } } },
    }),
    'node_modules/sharp/index.js': 'sharp',
    'node_modules/needed/index.js': 'outer',
    'node_modules/sharp/node_modules/needed/index.js': 'inner',
    'node_modules/other/index.js': 'of development',
    'build/server/main.js': 'first build',
    'build/.source-hash': 'hash',
    'server/platform/db/migrations/0000_init.sql': 'select 1',
    'server/main.ts': 'source',
    'server/main.test.ts': 'test',
    'web/a.ts': 'web',
    'contract/a.ts': 'contract',
    'domain/a.ts': 'domain',
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true })
    writeFileSync(join(root, name), content)
  }
  mkdirSync(join(root, 'node_modules/.bin'))
  symlinkSync('../sharp/index.js', join(root, 'node_modules/.bin/node'))
  return root
}

test('a release has what a server needs, and stays as it is whatever is built and installed later', async () => {
  const root = givenCheckout()
  const release = await keepRelease(root)
  expect(release).toMatch(/\.releases\/1\.2\.3-[0-9a-f]{10}$/)
  expect(await keepRelease(root)).toBe(release)
  const read = (name: string) => readFileSync(join(release, name), 'utf8')
  expect(read('node_modules/sharp/node_modules/needed/index.js')).toBe('inner')
  expect(read('node_modules/.bin/node')).toBe('sharp')
  for (const name of ['node_modules/other', 'server/main.test.ts', 'build/.source-hash'])
    expect([name, existsSync(join(release, name))]).toEqual([name, false])
  const { ino } = statSync(join(release, 'build/server/main.js'))
  expect(ino).toBe(statSync(join(root, 'build/server/main.js')).ino)

  writeFileSync(join(root, 'server/main.ts'), 'edited in place')
  expect(read('server/main.ts')).toBe('source')
  // another migration is another release
  writeFileSync(join(root, 'server/platform/db/migrations/0001_next.sql'), 'select 2')
  expect(await keepRelease(root)).not.toBe(release)
})
