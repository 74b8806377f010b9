import { readFile } from 'node:fs/promises'
import { ROOT } from './root.ts'

const PACKAGE = new URL('package.json', ROOT)

/** The version of the product. */
export async function readVersion(): Promise<string> {
  return (JSON.parse(await readFile(PACKAGE, 'utf8')) as { version: string }).version
}
