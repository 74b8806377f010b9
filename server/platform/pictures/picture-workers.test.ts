import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { constants, platform } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { givenPicture } from '#server/testing/given-picture.ts'
import { createPictureWorkers } from './picture-workers.ts'
import { PictureRefused } from './picture-refused.ts'

const workers = createPictureWorkers(2)
afterAll(() => workers.close())
const SHAPE = { side: 32, fit: 'cover', quality: 50 } as const
const encode = (bytes: Uint8Array) => workers.ask({ kind: 'encode', bytes, shape: SHAPE })

/** The process IDs of all picture processes that this process started. */
const listPids = () =>
  spawnSync('pgrep', ['-P', String(process.pid), '-f', 'picture-process'], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number)

// test files share a process
const pidsOfOthers = new Set(listPids())
const pidsOf = () => listPids().filter((pid) => !pidsOfOthers.has(pid))

test('AD-09 a rejected picture throws PictureRefused, and the process stays alive', async () => {
  await expect(encode(Buffer.from('no picture'))).rejects.toThrow(PictureRefused)
  expect(await encode(await givenPicture())).toBeInstanceOf(Uint8Array)
})

test('AD-09 a process that dies takes nothing with it: the next picture gets another', async () => {
  const picture = await givenPicture()
  await encode(picture)
  const [pid = 0] = pidsOf()
  const caught = encode(picture).catch((error: Error) => error.message)
  process.kill(pid, 'SIGKILL')
  expect(await caught).toBe('The picture process ended')
  expect(await encode(picture)).toBeInstanceOf(Uint8Array)
  await expect.poll(pidsOf).not.toContain(pid)
})

test.runIf(platform() === 'linux')('AD-09 every thread of it yields to everything else', async () => {
  await encode(await givenPicture())
  const [pid] = pidsOf()
  const nices = readdirSync(`/proc/${pid}/task`).map((thread) => {
    const [, fields = ''] = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ')
    return Number(fields.split(' ')[16])
  })
  expect(new Set(nices)).toEqual(new Set([constants.priority.PRIORITY_BELOW_NORMAL]))
})
