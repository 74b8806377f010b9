import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE_MS } from '#domain/durations.ts'
import { StartError } from '#server/platform/start-error.ts'
import { stopPostgres, type LaunchedPostgres } from './launch-postgres.ts'
import { stopWithOwner } from './stop-with-owner.ts'

export interface PostgresWatch {
  log: (text: string) => void
  /** Called when the server cannot be restarted any more. */
  giveUp: (error: Error) => void
}

/** The maximum number of restarts within the following number of minutes. */
const MOST_RESTARTS = 3
const MINUTES = 10
const PAUSE_MS = 1000

export interface SupervisedPostgres {
  port: number
  /** Stops the server permanently. */
  stop: () => Promise<void>
}

/** Restarts a server that ends unexpectedly, on the same port. */
export async function supervisePostgres(
  launch: (port?: number) => Promise<LaunchedPostgres>,
  cluster: string,
  { log, giveUp }: PostgresWatch,
): Promise<SupervisedPostgres> {
  const ends: number[] = []
  let isStopping = false
  let server = await launch()
  let release = stopWithOwner(server.pid, cluster)
  let starting: Promise<void> | undefined

  async function watch(): Promise<void> {
    const output = await server.ended
    release()
    if (isStopping) return
    log('the database has ended unexpectedly, restarting it…')
    starting = startAgain(output)
    await starting
    if (!isStopping) void watch()
  }

  async function startAgain(output: string): Promise<void> {
    const now = performance.now()
    const recent = ends.filter((at) => now - at < MINUTES * MINUTE_MS)
    if (recent.length === MOST_RESTARTS) {
      isStopping = true
      const times = `${MOST_RESTARTS + 1} times within ${MINUTES} minutes`
      giveUp(new StartError(`The embedded PostgreSQL ended ${times}: ${output.split('\n').at(-1) ?? ''}`))
      return
    }
    ends.splice(0, ends.length, ...recent, now)
    try {
      server = await launch(server.port)
      release = stopWithOwner(server.pid, cluster)
    } catch (error) {
      await wait(PAUSE_MS)
      if (!isStopping) await startAgain(error instanceof Error ? error.message : String(error))
    }
  }

  void watch()
  return {
    port: server.port,
    stop: async () => {
      isStopping = true
      await starting
      await stopPostgres(server.pid, cluster)
    },
  }
}
