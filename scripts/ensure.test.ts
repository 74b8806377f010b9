import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, test } from 'vitest'

/** Runs the script in a new clone, whose npm prints a text and fails. */
function installWith(printed: string) {
  const clone = mkdtempSync(join(inject('folder'), 'ensure-'))
  mkdirSync(join(clone, 'scripts'))
  copyFileSync(fileURLToPath(new URL('ensure.mjs', import.meta.url)), join(clone, 'scripts', 'ensure.mjs'))
  writeFileSync(join(clone, 'package-lock.json'), '{}')
  const npm = join(clone, 'npm.cjs')
  writeFileSync(npm, `console.error(${JSON.stringify(printed)}); process.exitCode = 3`)
  const env = { ...process.env, npm_execpath: npm }
  return spawnSync(process.execPath, [join(clone, 'scripts', 'ensure.mjs')], { env, encoding: 'utf8' })
}

test('a full disk while packages are installed is described in one sentence', () => {
  const { status, stderr } = installWith(
    'npm error ENOSPC: no space left on device, write\n    at Object.write (node:fs)',
  )
  expect(status).toBe(1)
  expect(stderr).toMatch(/^sayyad: the disk of \S+ is full: free some space, and start again\.\n$/)
})

test('other failures of an installation are printed as they are', () => {
  const { status, stderr } = installWith('npm error ECONNREFUSED')
  expect([status, stderr]).toEqual([3, 'npm error ECONNREFUSED\n'])
})
