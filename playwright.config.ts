import { defineConfig } from '@playwright/test'
import { DEMO_PASSWORD } from './e2e/demo-password.ts'
import { SMS_PORT } from './e2e/sms-port.ts'
import { findBrowser } from './scripts/find-browser.ts'

const PORT = 15_300
// passkeys belong to names, not to addresses
const ORIGIN = `http://localhost:${PORT}`

export default defineConfig({
  testDir: 'e2e',
  workers: 1,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  outputDir: 'test-results/browser',
  use: {
    baseURL: ORIGIN,
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'rm -rf .data/e2e && exec node server/main.ts',
    url: `${ORIGIN}/api/health`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      NODE_ENV: 'production',
      PORT: String(PORT),
      PUBLIC_URL: ORIGIN,
      DATA_DIR: '.data/e2e',
      DEMO_CARS: '300',
      REQUESTS_PER_MINUTE: '1000000',
      ATTEMPTS_PER_ADDRESS: '100000',
      DEMO_PASSWORD,
      SMS_URL: `http://127.0.0.1:${SMS_PORT}/`,
      SMS_APP_SID: 'e2e',
    },
  },
})
