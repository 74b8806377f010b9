import { defineConfig } from '@playwright/test'
import { PASSWORD, PLAIN_HOST, SITE } from './e2e/site.ts'
import { findBrowser } from './scripts/find-browser.ts'

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 20_000, toPass: { intervals: [100] } },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  outputDir: 'test-results/browser',
  globalSetup: './e2e/before-tests.ts',
  use: {
    baseURL: SITE.origin,
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
    // it would answer requests instead of the routes of tests; tests about it allow it
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [
        '--no-sandbox',
        `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // pages are open too briefly for optimizing compilers to pay off
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
  webServer: {
    command: 'exec node --import ./scripts/end-with-parent.ts e2e/serve.ts',
    url: `${SITE.origin}/api/health`,
    // at once, whereas the URL is asked every second
    wait: { stdout: /ready at/ },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      NODE_ENV: 'production',
      PORT: String(SITE.port),
      PUBLIC_URL: SITE.origin,
      DATA_DIR: SITE.dataDir,
      AUTH_SECRET: SITE.authSecret,
      DEMO_CARS: '300',
      REQUESTS_PER_MINUTE: '1000000',
      ATTEMPTS_PER_ADDRESS: '100000',
      DEMO_PASSWORD: PASSWORD,
      SMS_APP_SID: 'e2e',
    },
  },
})
