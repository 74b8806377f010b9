const PORT = Number(process.env.E2E_PORT ?? 15_300)

/** A name that the browser resolves to this machine. */
export const PLAIN_HOST = 'sayyad.test'

/** The site under test. `E2E_PORT` lets two checkouts run at once. */
export const SITE = {
  port: PORT,
  // a host name, since WebAuthn does not accept IP addresses
  origin: `http://localhost:${PORT}`,
  /** The same site without HTTPS, where browsers withhold many features; they trust `localhost` as if it had it. */
  plainOrigin: `http://${PLAIN_HOST}:${PORT}`,
  dataDir: '.data/e2e',
  /** Contains the URL of the database, for the fixtures. */
  databaseFile: '.data/e2e/database-url',
  /** Text messages that the site sent, a file per phone number. */
  textsDir: '.data/e2e/texts',
  authSecret: 'a secret that only browser tests know, of some length',
} as const

/** The password of all accounts in browser tests. */
export const PASSWORD = 'to try everything with'
