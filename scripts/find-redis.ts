import { existsSync } from 'node:fs'

const DEBIAN = '/usr/bin/redis-server'

/** A Redis for tests: its URL or its program; null if there is none. */
export function findRedis(): { url: string } | { program: string } | null {
  const url = process.env.TEST_REDIS_URL
  if (url) return { url }
  return existsSync(DEBIAN) ? { program: DEBIAN } : null
}
