import { openChanges, whileChanging, type MakeChange } from './make-changes.ts'
import { reported, type Figure } from './report.ts'
import { sendLoad } from './send-load.ts'
import { someCarIds, startHost } from './start-host.ts'

const CLIENTS = 8
const SECONDS = 4

/** Throughput of mostly cached responses while prices of other ads change, and while new visitors view cars. */
export async function benchChanges(url: string): Promise<Figure[]> {
  const host = await startHost(url)
  const [shown = ''] = await someCarIds(1)
  const changes = await openChanges(url, shown)
  try {
    const kinds: { name: string; perSecond: number; make: MakeChange }[] = [
      ...[0, 10, 50].map((perSecond) => ({ name: 'new prices', perSecond, make: changes.price })),
      { name: 'views by new visitors', perSecond: 10, make: changes.view },
    ]
    const figures: Figure[] = []
    for (const [name, path] of Object.entries({ home: '/', explore: '/explore', 'a car': `/car/${shown}` })) {
      for (const kind of kinds) {
        const { result, made } = await whileChanging(kind, () =>
          sendLoad({ paths: [path], isRepeated: true, clients: CLIENTS, seconds: SECONDS, perSecond: null }),
        )
        figures.push(reported(`${name}, ${kind.perSecond} ${kind.name} a second`, result.perSecond, 'req/s'))
        figures.push(reported('  from the response cache', result.cached * 100, '%'))
        if (kind.perSecond) figures.push(reported('  changes made', made, '/s'))
        if (result.refused) figures.push(reported('  rejected', result.refused * 100, '%'))
      }
    }
    return figures
  } finally {
    await changes.close()
    await host.stop()
  }
}
