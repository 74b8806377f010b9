import { readFile } from 'node:fs/promises'

const PACKAGE = new URL('../../package.json', import.meta.url)

/** Of the product. */
export async function readVersion(): Promise<string> {
  return (JSON.parse(await readFile(PACKAGE, 'utf8')) as { version: string }).version
}
