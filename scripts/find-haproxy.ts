import { existsSync } from 'node:fs'

const DEBIAN = '/usr/sbin/haproxy'

/** The program of HAProxy; null if it is not installed. */
export const findHaproxy = (): string | null => (existsSync(DEBIAN) ? DEBIAN : null)
