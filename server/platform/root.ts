import { basename } from 'node:path'

/** The root folder of the product. This file and the bundle in `build/server` are at the same depth. */
export const ROOT = new URL('../../', import.meta.url)

/** Whether the bundle is running; otherwise Node runs the sources. */
export const IS_BUNDLED = !import.meta.url.endsWith('.ts')

/** The URL of a program that runs in its own thread or process: its source or its bundle. */
export const programAt = (source: string): URL =>
  new URL(IS_BUNDLED ? `build/server/${basename(source, '.ts')}.js` : source, ROOT)
