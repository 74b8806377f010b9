import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createDiskStore } from './file-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'sayyad-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const store = createDiskStore(folder)
const BYTES = new TextEncoder().encode('bytes')

test('a file is found under its key, replaced and removed', async () => {
  await store.write('a/b/one.webp', BYTES)
  expect(await store.read('a/b/one.webp')).toEqual(Buffer.from(BYTES))
  await store.write('a/b/one.webp', new Uint8Array([1]))
  expect(await store.read('a/b/one.webp')).toEqual(Buffer.from([1]))
  await store.remove('a/b/one.webp')
  await store.remove('a/b/one.webp')
  expect(await store.read('a/b/one.webp')).toBeNull()
})

test('nobody else on the machine can read it, and no half file stays', async () => {
  await store.write('private/two.webp', BYTES)
  expect(statSync(join(folder, 'private/two.webp')).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(folder, 'private'))).toEqual(['two.webp'])
})

test.each([
  '../out.webp',
  '/etc/passwd',
  'a/../../b.webp',
  'a\\b.webp',
  '.hidden',
  'a/.webp',
  'a//b.webp',
  'a\0.webp',
  '',
])('%j is no key', async (key) => {
  await expect(async () => store.read(key)).rejects.toThrow('no key')
  await expect(store.write(key, BYTES)).rejects.toThrow('no key')
})

test('a folder lists its files, also one that is not there', async () => {
  await store.write('list/one.webp', BYTES)
  await store.write('list/deeper/two.webp', BYTES)
  const keys = []
  for (const name of ['list', 'nothing']) for await (const { key } of store.list(name)) keys.push(key)
  expect(keys).toEqual(['list/one.webp'])
})
