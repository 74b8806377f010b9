import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes a file atomically that only its owner can read, into a folder that only its owner can open.
 * @returns the path of the file
 */
export async function writePrivately(folder: string, name: string, content: string | Uint8Array): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // an existing folder may have wider permissions
  await chmod(folder, 0o700)
  const path = join(folder, name)
  await writeFile(`${path}.part`, content, { mode: 0o600 })
  await rename(`${path}.part`, path)
  return path
}
