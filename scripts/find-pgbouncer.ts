import { existsSync } from 'node:fs'

const DEBIAN = '/usr/sbin/pgbouncer'

/** The program of pgbouncer; null if it is not installed. */
export const findPgbouncer = (): string | null => (existsSync(DEBIAN) ? DEBIAN : null)
