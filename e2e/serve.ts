// Starts the site under test for Playwright. Its database is removed when this process ends, even if it is killed.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { ROOT } from '#server/platform/root.ts'
import { startTestPostgres } from '#server/testing/start-test-postgres.ts'
import { SITE } from './site.ts'
import { startSmsProvider } from './sms-provider.ts'

rmSync(SITE.dataDir, { recursive: true, force: true })
mkdirSync(SITE.textsDir, { recursive: true })
const { url } = await startTestPostgres()
writeFileSync(SITE.databaseFile, url, { mode: 0o600 })
Object.assign(process.env, { DATABASE_URL: url, SMS_URL: await startSmsProvider(SITE.textsDir) })
// same as `npm start`
await import(new URL('build/server/main.js', ROOT).href)
