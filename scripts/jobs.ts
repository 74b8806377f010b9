// npm run jobs               lists jobs whose last attempt failed
// npm run jobs -- retry ID   retries a job: within a minute if a server is running, or else at its next start
import { parseArgs } from 'node:util'
import { listFailedJobs, retryJob } from '#server/platform/jobs/failed-jobs.ts'
import { StartError } from '#server/platform/start-error.ts'
import { runWithServices } from './run-with-services.ts'

const USAGE = 'Usage: npm run jobs, or npm run jobs -- retry ID'
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

function readArguments(): { retried: string | null } {
  try {
    const [command, id = '', ...others] = parseArgs({ allowPositionals: true }).positionals
    if (command === undefined) return { retried: null }
    if (command === 'retry' && ID.test(id) && !others.length) return { retried: id }
  } catch {
    // unknown option: the usage is printed
  }
  throw new StartError(USAGE)
}

await runWithServices(readArguments, async ({ db }, { retried }, log) => {
  if (retried) {
    const name = await retryJob(db, retried)
    if (!name) throw new StartError(`No failed job has the id ${retried}.`)
    return log(`${name} will run again`)
  }
  const failed = await listFailedJobs(db)
  for (const { id, name, attempts, failed_at, next_attempt_at, error } of failed) {
    const when = next_attempt_at
      ? `next attempt ${next_attempt_at.toISOString()}`
      : `failed ${failed_at?.toISOString()}`
    console.log(`${id}  ${name}, attempt ${attempts}, ${when}: ${error ?? 'no stored error'}`)
  }
  log(`${failed.length} failed jobs`)
})
