import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { createApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import type { Services } from '#server/context.ts'
import { JOBS } from '#server/jobs.ts'
import { openJobQueue } from '#server/platform/jobs/job-queue.ts'
import type { OutgoingMail } from '#server/platform/mail/mailer.ts'
import { createServices } from '#server/services.ts'
import { drainJobs } from './drain-jobs.ts'
import { NOW } from './given-services.ts'
import { openTestDatabase } from './test-database.ts'

export interface GivenApp {
  http: FastifyInstance
  services: Services
  /** What a test may move. */
  time: { now: Date }
  /** Does the jobs that wait. @returns the mails sent since the last time, to one receiver if it is given */
  mails: (to?: string) => Promise<OutgoingMail[]>
}

/** The host with its API and without pages, answering injected requests. */
export async function givenApp(env: Record<string, string> = {}): Promise<GivenApp> {
  const config = loadConfig({
    NODE_ENV: 'test',
    REQUESTS_PER_MINUTE: '10000000',
    ATTEMPTS_PER_ADDRESS: '10000000',
    LOG_LEVEL: 'silent',
    ...env,
  })
  const time = { now: NOW }
  const database = await openTestDatabase()
  const jobs = await openJobQueue(database.url, JOBS, () => {})
  afterAll(jobs.close)
  let sent: OutgoingMail[] = []
  const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail), close: () => {} }
  const auth_secret = 'a secret that only tests know, of some length'
  const services = createServices({ database, jobs, mailer, config, auth_secret, clock: () => time.now })
  const { http } = await createApp({ config, services })
  afterAll(() => http.close())
  return {
    http,
    services,
    time,
    mails: async (to) => {
      const [error] = await drainJobs(jobs.boss, JOBS, services)
      if (error) throw error as Error
      const taken = sent.filter((mail) => to === undefined || mail.to === to)
      sent = sent.filter((mail) => !taken.includes(mail))
      return taken
    },
  }
}
