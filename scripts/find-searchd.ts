import { existsSync } from 'node:fs'

const PROGRAMS = ['/usr/bin/searchd', '/usr/sbin/searchd', '/usr/local/bin/searchd']

/** The search server for tests, Sphinx or Manticore; null if there is none. */
export const findSearchd = (): string | null => PROGRAMS.find((path) => existsSync(path)) ?? null
