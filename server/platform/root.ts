import { basename } from 'node:path'

/** The folder of the product; this file and the bundle in `build/server` are as deep in it. */
export const ROOT = new URL('../../', import.meta.url)

/** Whether this is the bundle; otherwise Node runs the sources. */
export const IS_BUNDLED = !import.meta.url.endsWith('.ts')

/** A program that runs in a thread or process of its own: its source, or its bundle. */
export const programAt = (source: string): URL =>
  new URL(IS_BUNDLED ? `build/server/${basename(source, '.ts')}.js` : source, ROOT)
