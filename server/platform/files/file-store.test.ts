import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { givenS3 } from '#server/testing/given-s3.ts'
import { createDiskStore, type FileStore } from './file-store.ts'
import { createS3Store } from './s3-store.ts'

const folder = mkdtempSync(join(inject('folder'), 'files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const BYTES = new TextEncoder().encode('bytes')

describe.each<[string, () => Promise<FileStore>]>([
  ['on disk', async () => createDiskStore(folder)],
  ['in S3', async () => createS3Store(await givenS3(), 'public')],
])('AD-09 %s', (_where, open) => {
  let store: FileStore
  beforeAll(async () => {
    store = await open()
  })

  test('AD-09 a file is found under its key, replaced and removed', async () => {
    await store.write('a/b/one.webp', BYTES)
    expect(await store.read('a/b/one.webp')).toEqual(Buffer.from(BYTES))
    await store.write('a/b/one.webp', new Uint8Array([1]))
    expect(await store.read('a/b/one.webp')).toEqual(Buffer.from([1]))
    await store.remove('a/b/one.webp')
    await store.remove('a/b/one.webp')
    expect(await store.read('a/b/one.webp')).toBeNull()
  })

  test('AD-09 large files and empty ones come back as they were', async () => {
    const large = Buffer.alloc(6_000_000, 'abc')
    await store.write('a/large.webp', large)
    await store.write('a/empty.webp', new Uint8Array())
    expect(large.equals((await store.read('a/large.webp')) ?? Buffer.from(''))).toBe(true)
    expect(await store.read('a/empty.webp')).toHaveLength(0)
  })

  test('AD-09 a file has a size, and is read in parts', async () => {
    const large = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251))
    await store.write('a/part.mp4', large)
    expect(await store.size('a/part.mp4')).toBe(300_000)
    const part = Buffer.concat(await (await store.readPart('a/part.mp4', { start: 100_000, end: 200_001 })).toArray())
    expect(part.equals(large.subarray(100_000, 200_002))).toBe(true)
    expect(await store.size('a/missing.mp4')).toBeNull()
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
  ])('AD-09 %j is not a valid key', async (key) => {
    await expect(async () => store.read(key)).rejects.toThrow('not a valid file key')
    await expect(async () => store.write(key, BYTES)).rejects.toThrow('not a valid file key')
    await expect(async () => store.remove(key)).rejects.toThrow('not a valid file key')
  })

  test('AD-09 a folder lists its files, also one that is not there', async () => {
    await store.write('list/one.webp', BYTES)
    await store.write('list/deeper/two.webp', BYTES)
    const found = []
    for (const name of ['list', 'nothing']) for await (const file of store.list(name)) found.push(file)
    expect(found).toEqual([{ key: 'list/one.webp', writtenAt: expect.any(Date) }])
    expect(Math.abs(Date.now() - (found[0]?.writtenAt.getTime() ?? 0))).toBeLessThan(60_000)
  })
})

test('AD-09 on disk nobody else on the machine can read it, and no half file stays', async () => {
  await createDiskStore(folder).write('private/two.webp', BYTES)
  expect(statSync(join(folder, 'private/two.webp')).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(folder, 'private'))).toEqual(['two.webp'])
})

test('AD-09 on disk a file that would touch the reserve is refused, and leaves nothing', async () => {
  const store = createDiskStore(folder, 1e18)
  await expect(store.write('full/three.webp', BYTES)).rejects.toThrow('STORAGE_FULL')
  expect(readdirSync(join(folder, 'full'))).toEqual([])
})

test('AD-09 on disk a file that cannot be put in its place leaves nothing half there', async () => {
  mkdirSync(join(folder, 'taken/four.webp'), { recursive: true })
  await expect(createDiskStore(folder).write('taken/four.webp', BYTES)).rejects.toThrow()
  expect(readdirSync(join(folder, 'taken'))).toEqual(['four.webp'])
})

test('AD-09 in S3 nothing is read or written with a wrong secret, and prefixes are apart', async () => {
  const place = await givenS3()
  const store = createS3Store(place, 'public')
  await store.write('a/one.webp', BYTES)
  const stranger = createS3Store({ ...place, secretAccessKey: 'guessed' }, 'public')
  await expect(stranger.read('a/one.webp')).rejects.toThrow()
  await expect(stranger.write('a/one.webp', BYTES)).rejects.toThrow()
  expect(await createS3Store(place, 'private').read('a/one.webp')).toBeNull()
})
