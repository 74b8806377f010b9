import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findSearchd } from '../../scripts/find-searchd.ts'
import { connectServer } from '#server/features/search/search-server/server-connection.ts'
import { newId } from '#server/platform/ids.ts'
import { closeAfterFile } from './close-after-file.ts'
import { findFreePort } from './run-program.ts'

const CONFIGURATION = new URL('../../deploy/manticore.conf', import.meta.url)

export const hasSearchd = findSearchd() !== null

export interface SearchServer {
  url: string
  pid: () => number
  /** Ends at once, as in a crash. */
  kill: () => Promise<void>
  start: () => Promise<void>
  /** Removes all that it has, while it is stopped. */
  erase: () => Promise<void>
}

/**
 * Two search servers on this machine, which are configured by `deploy/manticore.conf`, without ads. They end with the test
 * file.
 * @param parent of their folders
 */
export async function startSearchServers(parent: string): Promise<[SearchServer, SearchServer]> {
  const names = ['search-1', 'search-2'] as const
  const ports = await Promise.all(names.map(async () => ({ sql: await findFreePort(), agent: await findFreePort() })))
  const text = await readFile(CONFIGURATION, 'utf8')
  const servers = names.map(async (name, at) => {
    const folder = join(parent, `${name}-${newId()}`)
    const ownPorts = ports[at]!
    let configuration = text
      .replaceAll('/var/lib/sayyad-search', folder)
      .replace('0.0.0.0:9306', `127.0.0.1:${ownPorts.sql}`)
      .replace('0.0.0.0:9312', `127.0.0.1:${ownPorts.agent}`)
    names.forEach((other, place) => {
      configuration = configuration.replaceAll(`${other}.internal:9312`, `127.0.0.1:${ports[place]!.agent}`)
    })
    const file = `${folder}.conf`
    await writeFile(file, configuration)
    return createServer(`mysql://127.0.0.1:${ownPorts.sql}`, folder, file)
  })
  return (await Promise.all(servers)) as [SearchServer, SearchServer]
}

async function createServer(url: string, folder: string, file: string): Promise<SearchServer> {
  let child: ChildProcess
  await mkdir(folder)

  async function start(): Promise<void> {
    child = spawn(findSearchd() ?? '', ['--config', file, '--nodetach'])
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const connection = connectServer(url, 5000)
    while (!(await connection.run(['SHOW TABLES']).then(Boolean, () => false))) {
      if (child.exitCode !== null) throw new Error(`searchd has ended: ${output}`)
    }
    await connection.close()
  }
  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  await start()
  closeAfterFile(kill)
  return {
    url,
    pid: () => child.pid ?? 0,
    kill,
    start,
    erase: async () => {
      await rm(folder, { recursive: true })
      await mkdir(folder)
    },
  }
}
