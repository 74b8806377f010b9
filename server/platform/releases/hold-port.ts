import { closeSync, fstatSync } from 'node:fs'
import { createServer, isIP, type AddressInfo } from 'node:net'
import type { Config } from '#server/config.ts'

/**
 * A socket with this number is neither closed with its server nor by `execve`, since it counts as standard input. While
 * one release makes way for the next one, connections wait in it until they are accepted.
 */
const HELD = 0
/** The address that the held socket has, as `host port`. Inherited by the next release and by workers. */
const VARIABLE = 'SAYYAD_HELD_PORT'

type Place = Pick<Config, 'host' | 'port'>

/**
 * Reserves the port, unless the release before this one has. Connections wait from now on. A port that cannot be reserved
 * is left to `listenOptions`, whose errors are described.
 */
export async function holdPort(place: Place): Promise<void> {
  if (process.env[VARIABLE] === nameOf(place) && isSocket()) return
  delete process.env[VARIABLE]
  // several addresses belong to a name
  if (!isIP(place.host) || place.port === 0) return
  // the first time opens other files, which would get the number
  if (!(await reserve(place))) return
  closeSync(HELD)
  if ((await reserve(place)) && isSocket()) process.env[VARIABLE] = nameOf(place)
}

/** Listens and ends that at once. @returns whether it was possible */
async function reserve({ host, port }: Place): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen({ host, port }, () => {
      const isWanted = (server.address() as AddressInfo).port === port
      server.close(() => resolve(isWanted))
    })
  })
}

/** Where to listen. */
export const listenOptions = (place: Place): Place & { fd?: number } =>
  process.env[VARIABLE] === nameOf(place) ? { ...place, fd: HELD } : { host: place.host, port: place.port }

const nameOf = ({ host, port }: Place): string => `${host} ${port}`

function isSocket(): boolean {
  try {
    return fstatSync(HELD).isSocket()
  } catch {
    return false
  }
}
