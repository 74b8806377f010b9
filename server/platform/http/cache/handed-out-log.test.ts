import { appendFileSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { openHandedOutLog } from './handed-out-log.ts'
import type { HandedOutPage } from './stored-page.ts'

const page = (url: string, until = Date.now() + 60_000): HandedOutPage => ({
  url,
  variant: 'ar.system',
  encoding: 'br',
  until,
})
const givenFolder = () => mkdtempSync(join(inject('folder'), 'handed-out-'))

test('the pages of an earlier process with the same ID are taken once', async () => {
  const folder = givenFolder()
  const log = openHandedOutLog(folder)
  log.add(page('/car/1'))
  log.add(page('/car/2', Date.now() - 1))
  await expect
    .poll(() =>
      openHandedOutLog(folder)
        .takePrevious()
        .map(({ url }) => url),
    )
    .toEqual(['/car/1'])
  expect(openHandedOutLog(folder).takePrevious()).toEqual([])
})

test('the pages of processes that have ended are taken, those of running ones stay', () => {
  const folder = givenFolder()
  const { pid: ended } = spawnSync(process.execPath, ['-e', ''])
  const line = `${JSON.stringify(page('/car/1'))}\n`
  for (const name of [`${ended}.jsonl`, `${ended}.old.jsonl`, `${process.ppid}.jsonl`])
    writeFileSync(join(folder, name), line)
  appendFileSync(join(folder, `${ended}.jsonl`), '{"url":"/ca')
  const taken = openHandedOutLog(folder).takePrevious()
  expect(taken.map(({ url }) => url)).toEqual(['/car/1', '/car/1'])
  expect(readdirSync(folder)).toEqual([`${process.ppid}.jsonl`])
})
