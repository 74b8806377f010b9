import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { findHaproxy } from '../../scripts/find-haproxy.ts'
import type { GivenServer } from './given-standby.ts'
import { findFreePort } from './run-program.ts'

export const hasHaproxy = findHaproxy() !== null

type Role = 'primary' | 'replica' | 'away'

/** Answers as Patroni does about the role of its server. @returns its port */
async function answerRole({ ask }: GivenServer): Promise<number> {
  const readRole = (): Promise<Role> =>
    ask('select pg_is_in_recovery() as is_standby').then(
      ([row]) => (row?.['is_standby'] ? 'replica' : 'primary'),
      () => 'away',
    )
  const server = createServer((request, response) => {
    void readRole().then((role) => response.writeHead(request.url === `/${role}` ? 200 : 503).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/**
 * Starts HAProxy with the configuration in `deploy/` in front of two servers, for the current test. Who promotes the
 * standby is left to the test.
 * @returns the URLs by which it leads to the primary and to the standby
 */
export async function givenHaproxy(
  ...servers: [GivenServer, GivenServer]
): Promise<{ primary: string; standby: string }> {
  let text = readFileSync(new URL('../../deploy/haproxy.cfg', import.meta.url), 'utf8')
  const replace = (from: string, to: string) => {
    if (!text.includes(from)) throw new Error(`deploy/haproxy.cfg does not contain ${from}`)
    text = text.replaceAll(from, to)
  }
  const [port, standbyPort] = [await findFreePort(), await findFreePort()]
  replace('127.0.0.1:5000\n', `127.0.0.1:${port}\n`)
  replace('127.0.0.1:5001\n', `127.0.0.1:${standbyPort}\n`)
  for (const [at, server] of servers.entries())
    replace(
      `10.0.0.1${at + 1}:5432 check port 8008`,
      `127.0.0.1:${new URL(server.url).port} check port ${await answerRole(server)}`,
    )
  const file = join(mkdtempSync(join(inject('folder'), 'haproxy-')), 'haproxy.cfg')
  writeFileSync(file, text)
  const child = spawn(findHaproxy() ?? '', ['-db', '-f', file], { stdio: 'ignore' })
  const ended = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const at = (one: number) => servers[0].url.replace(/:\d+\//, `:${one}/`)
  return { primary: at(port), standby: at(standbyPort) }
}
