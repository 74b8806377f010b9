import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes a file that its owner alone can read, in a folder that its owner alone can enter. Atomic.
 * @returns its path
 */
export async function writePrivately(folder: string, name: string, content: string | Uint8Array): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // the folder may be older than this rule
  await chmod(folder, 0o700)
  const path = join(folder, name)
  await writeFile(`${path}.part`, content, { mode: 0o600 })
  await rename(`${path}.part`, path)
  return path
}
