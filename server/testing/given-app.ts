import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { createApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import type { Services } from '#server/context.ts'
import { JOBS } from '#server/jobs.ts'
import type { ChannelEvent } from '#server/platform/events/events.ts'
import { openSharedLocks } from '#server/platform/db/shared-locks.ts'
import { openJobQueue } from '#server/platform/jobs/job-queue.ts'
import type { ShortMessage } from '#server/platform/sms/sms-sender.ts'
import type { OutgoingMail } from '#server/platform/mail/mailer.ts'
import { createServices } from '#server/services.ts'
import { CHEAP_PASSWORDS } from './cheap-passwords.ts'
import { closeAfterFile } from './close-after-file.ts'
import { drainJobs } from './drain-jobs.ts'
import { NOW } from './given-services.ts'
import { LOOPBACK } from './push-service.ts'
import { openedServices } from './opened-services.ts'
import { openTestDatabase } from './test-database.ts'

export interface GivenApp {
  http: FastifyInstance
  services: Services
  databaseUrl: string
  /** Creates the server of another process on the same database and files. */
  otherProcess: () => Promise<FastifyInstance>
  /** Events published so far. */
  receivedEvents: ChannelEvent[]
  /** The clock; tests may change it. */
  time: { now: Date }
  /**
   * Runs waiting jobs.
   * @returns the emails sent since the last call, optionally to one recipient
   */
  mails: (to?: string) => Promise<OutgoingMail[]>
  /**
   * Runs waiting jobs.
   * @returns the text messages sent to a number since the last call
   */
  texts: (to: string) => Promise<string[]>
}

/** Creates a server with the API and without pages, for injected requests. */
export async function givenApp(env: Record<string, string> = {}): Promise<GivenApp> {
  const config = loadConfig({
    NODE_ENV: 'test',
    REQUESTS_PER_MINUTE: '10000000',
    ATTEMPTS_PER_ADDRESS: '10000000',
    LOG_LEVEL: 'silent',
    DATA_DIR: mkdtempSync(join(inject('folder'), 'app-')),
    ...env,
  })
  const time = { now: NOW }
  const database = await openTestDatabase()
  const locks = openSharedLocks(database.url)
  closeAfterFile(locks.close)
  const authSecret = 'a secret that only tests know, of some length'
  const jobs = await openJobQueue(database.url, JOBS, {
    db: database.db,
    locks,
    secret: authSecret,
    onError: () => {},
    onFailure: () => {},
    // `drainJobs` runs them
    addsOnly: true,
  })
  closeAfterFile(jobs.close)
  const receivedEvents: ChannelEvent[] = []
  database.events.subscribe((event) => receivedEvents.push(event))
  let sent: OutgoingMail[] = []
  let texted: ShortMessage[] = []
  const sms = { send: async (message: ShortMessage) => void texted.push(message) }
  const mailer = { hasServer: true, send: async (mail: OutgoingMail) => void sent.push(mail) }
  const services = createServices({
    database,
    jobs,
    locks,
    mailer,
    sms,
    pushReach: LOOPBACK,
    config,
    authSecret,
    passwords: CHEAP_PASSWORDS,
    clock: () => time.now,
  })
  closeAfterFile(() => services.pictureWorkers.close())
  openedServices.add(services)
  const { http } = await createApp({ config, services })
  closeAfterFile(() => http.close())
  const doJobs = async () => {
    const [error] = await drainJobs(jobs, JOBS, services)
    if (error) throw error as Error
  }
  return {
    http,
    services,
    databaseUrl: database.url,
    otherProcess: async () => {
      const locksOfOther = openSharedLocks(database.url)
      closeAfterFile(locksOfOther.close)
      const other = await createApp({ config, services: { ...services, locks: locksOfOther } })
      closeAfterFile(() => other.http.close())
      return other.http
    },
    receivedEvents,
    time,
    mails: async (to) => {
      await doJobs()
      const taken = sent.filter((mail) => to === undefined || mail.to === to)
      sent = sent.filter((mail) => !taken.includes(mail))
      return taken
    },
    texts: async (to) => {
      await doJobs()
      const taken = texted.filter((message) => message.to === to)
      texted = texted.filter((message) => !taken.includes(message))
      return taken.map(({ text }) => text)
    },
  }
}
