// npm run demo -- --cars 100000 [--seed 7]     adds invented ads
// npm run demo -- --remove                     removes every invented ad
import { parseArgs } from 'node:util'
import { loadConfig } from '#server/config.ts'
import { openStores } from '#server/platform/files/open-stores.ts'
import { StartError } from '#server/platform/start-error.ts'
import { runWithServices } from './run-with-services.ts'

const USAGE = 'Usage: npm run demo -- --cars NUMBER [--seed NUMBER], or npm run demo -- --remove'
const MOST_CARS = 5_000_000

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { cars: { type: 'string' }, seed: { type: 'string' }, remove: { type: 'boolean' } },
    })
    const [count, seed] = [Number(values.cars), Number(values.seed ?? Date.now() % 1_000_000)]
    const isCount = Number.isInteger(count) && count > 0 && count <= MOST_CARS && Number.isInteger(seed)
    if (values.remove ? values.cars === undefined : isCount) return { remove: values.remove === true, count, seed }
  } catch {
    // unknown option: the usage is printed
  }
  throw new StartError(USAGE)
}

await runWithServices(readArguments, async (services, { remove, count, seed }, log) => {
  const { addDemoCars, removeDemo } = await import('#server/features/demo/public.ts')
  if (remove) log(`removed ${await removeDemo(services.db, openStores(loadConfig(process.env)).private)} demo ads`)
  else {
    const started = performance.now()
    await addDemoCars(services, { count, seed, log })
    log(`added ${count} demo ads in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
})
