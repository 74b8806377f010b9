import { expect, test } from 'vitest'
import { occasionally } from './occasionally.ts'

function givenTask() {
  const time = { now: 0 }
  const run = occasionally(0.01, () => time.now)
  const ends: (() => void)[] = []
  const tryToRun = () => run(() => new Promise((resolve) => ends.push(resolve)))
  const end = async () => {
    ends.at(-1)?.()
    for (let turn = 0; turn < 3; turn++) await Promise.resolve()
  }
  return { time, tryToRun, end, started: () => ends.length }
}

test('a task that takes long does not run again before a hundred times as long', async () => {
  const { time, tryToRun, end, started } = givenTask()
  tryToRun()
  time.now = 30
  await end()
  for (time.now = 31; time.now < 3000; time.now++) tryToRun()
  expect(started()).toBe(1)
  tryToRun()
  expect(started()).toBe(2)
})

test('a task does not run while it still runs', () => {
  const { time, tryToRun, started } = givenTask()
  tryToRun()
  time.now = 1_000_000
  tryToRun()
  expect(started()).toBe(1)
})
