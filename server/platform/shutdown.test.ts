import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SHUTDOWN = fileURLToPath(new URL('shutdown.ts', import.meta.url))

/** Runs a program whose steps are given, the first one last, and which prints a line at its end. */
function runSteps(...steps: string[]) {
  const program = `
    import { createShutdown } from ${JSON.stringify(SHUTDOWN)}
    const shutdown = createShutdown()
    const hang = () => new Promise(() => {})
    ${steps.map((step) => `shutdown.add(${step})`).join('\n')}
    await shutdown.run()
    console.log('ended')
    process.exitCode = 1`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    timeout: 120_000,
  })
  return { status, lines: stdout.trim().split('\n'), stderr }
}

test('a step that hangs delays the others by its time at most, and does not end the process before them', () => {
  expect(runSteps(`async () => console.log('first')`, 'hang, 20', 'hang')).toEqual({
    status: 1,
    lines: ['first', 'ended'],
    stderr: '',
  })
})

test('a step that fails keeps no other from running', () => {
  const { status, lines, stderr } = runSteps(
    `async () => console.log('first')`,
    `async () => { throw new Error('failed step') }`,
  )
  expect({ status, lines }).toEqual({ status: 1, lines: ['first', 'ended'] })
  expect(stderr).toContain('failed step')
})

test('the timers of steps that have ended keep no process running', () => {
  expect(runSteps('async () => {}, 600_000')).toEqual({ status: 1, lines: ['ended'], stderr: '' })
})
