const PORT = Number(process.env.E2E_PORT ?? 15_300)

/** The site under test. `E2E_PORT` lets two checkouts run at once. */
export const SITE = {
  port: PORT,
  // passkeys belong to names, not to addresses
  origin: `http://localhost:${PORT}`,
  dataDir: '.data/e2e',
  /** The address of its database, for the fixtures. */
  databaseFile: '.data/e2e/database-url',
  /** Short messages that the site sent, a file for each number. */
  textsDir: '.data/e2e/texts',
  authSecret: 'a secret that only browser tests know, of some length',
} as const

/** Of every account in the browser tests. */
export const PASSWORD = 'to try everything with'
