import { eq } from 'drizzle-orm'
import { isbot } from 'isbot'
import type { FaultReport } from '#contract/client-faults.ts'
import { browserName } from '#domain/accounts/device-name.ts'
import { addCount, causeOf, isBack } from '#domain/client-faults/fault-rules.ts'
import { maskText } from '#domain/client-faults/mask-text.ts'
import { isOfExtension, readFrames, type Frame } from '#domain/client-faults/read-frames.ts'
import type { CallContext } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { client_faults } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import type { Limit } from '#server/platform/limits.ts'
import { createPlaceFinder, type FindPlace } from './source-maps.ts'

const BY_ADDRESS: Limit = { name: 'fault_address', perAddress: 3, seconds: 600, inMemory: true }
/** A release that fails everywhere is known after a few reports. */
const OF_ALL: Limit = { name: 'fault_all', points: 300, seconds: 600, inMemory: true }
const MOST_FRAMES = 20
const MOST_IDS = 20

const findPlace = createPlaceFinder()

interface Reported {
  page_version: string
  faults: readonly FaultReport[]
}

/**
 * Adds reports of errors in browsers to their causes, without personal data, and logs each.
 * @throws TOO_MANY_ATTEMPTS
 */
export async function reportClientFaults(context: CallContext, { page_version, faults }: Reported): Promise<void> {
  const { request, limits, clock, db } = context
  if (isbot(request.user_agent)) return
  await limits.take(BY_ADDRESS, request.address, faults.length)
  await limits.take(OF_ALL, 'all', faults.length)
  const reporter = { version: page_version, browser: browserName(request.user_agent) }
  for (const fault of faults) {
    const known = await describe(fault, findPlace)
    if (!known) continue
    // quoted, so that a message cannot forge lines of the log
    const message = JSON.stringify(known.message)
    console.warn(`sayyad: [${request.id}] a page failed (${fault.id}): ${message} at ${known.source ?? known.page}`)
    await db.transaction((tx) => addReport(tx, { ...known, ...reporter, now: clock() }))
  }
}

type Description = NonNullable<Awaited<ReturnType<typeof describe>>>

/** What is stored of a report; null if the error is none of the site. */
async function describe({ id, type, message, stack, component_stack, page, times }: FaultReport, find: FindPlace) {
  const frames = readFrames(stack)
  if (isOfExtension(frames)) return null
  const lines = await Promise.all(frames.slice(0, MOST_FRAMES).map((frame) => describeFrame(frame, find)))
  const first = lines.find(({ file }) => file !== null)
  const masked = maskText(message)
  return {
    report_id: id,
    times,
    cause: causeOf({ type, message: masked, file: first?.file ?? null }),
    type,
    message: masked,
    source: first?.place ?? null,
    stack: lines.map(({ text }) => text).join('\n'),
    component_stack: maskText(component_stack),
    page,
  }
}

async function describeFrame(frame: Frame, find: FindPlace) {
  const place = await find(frame)
  if (!place) return { file: null, place: null, text: `at ${scriptPlace(frame)}` }
  const text = `${place.file}:${place.line}`
  // the names of packages are in a map only as their folder
  const isOurs = !place.file.includes('node_modules/')
  return { file: isOurs ? place.file : null, place: isOurs ? text : null, text: `at ${text}` }
}

/** Scripts of packages, and of other versions, have no map. */
function scriptPlace({ name, file, line, column }: Frame): string {
  const script = /\/assets\/([\w.-]+)$/.exec(file)?.[1] ?? maskText(file)
  return `${maskText(name)} ${script}:${line}:${column}`.trim()
}

type NewReport = Description & { version: string; browser: string; now: Date }

async function addReport(tx: Db, { report_id, times, version, browser, now, ...fault }: NewReport): Promise<void> {
  const { cause, source, stack, component_stack, page, message } = fault
  await tx
    .insert(client_faults)
    .values({
      ...fault,
      id: newId(),
      count: 0,
      versions: {},
      browsers: {},
      report_ids: [],
      first_seen_at: now,
      last_seen_at: now,
    })
    .onConflictDoNothing()
  const isIt = eq(client_faults.cause, cause)
  const [stored] = await tx.select().from(client_faults).where(isIt).for('update')
  if (!stored || stored.report_ids.includes(report_id)) return
  const back = isBack(stored.resolved_at, !(version in stored.versions), now)
  await tx
    .update(client_faults)
    .set({
      message,
      source,
      stack,
      component_stack,
      page,
      count: stored.count + times,
      versions: addCount(stored.versions, version, times),
      browsers: addCount(stored.browsers, browser, times),
      report_ids: [report_id, ...stored.report_ids].slice(0, MOST_IDS),
      last_seen_at: now,
      ...(back && { resolved_at: null, resolved_by: null, back_at: now, announced_at: null }),
    })
    .where(isIt)
}
