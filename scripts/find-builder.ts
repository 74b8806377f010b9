import { spawnSync } from 'node:child_process'

/** Storage that copies nothing, or the one that works everywhere. */
const DRIVERS = ['overlay', 'vfs']

/** What builds the container image in tests, and what starts it: root, with mounts of its own. */
export type Builder = { driver: string } | { missing: string }

export function findBuilder(): Builder {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return { missing: 'it takes root on Linux' }
  if (spawnSync('buildah', ['--version']).status !== 0) return { missing: 'buildah is not installed' }
  if (spawnSync('unshare', ['--mount', '--pid', '--fork', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status !== 0)
    return { missing: 'this machine forbids mounts' }
  const driver = DRIVERS.find((one) => spawnSync('buildah', ['--storage-driver', one, 'images']).status === 0)
  return driver === undefined ? { missing: 'buildah cannot store images here' } : { driver }
}
