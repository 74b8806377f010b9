import { readFile } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import type { Frame } from '#domain/client-faults/read-frames.ts'
import { ROOT } from '#server/platform/root.ts'

/** The folder of the build with the maps of the scripts of browsers, which are not served. */
const MAPS = new URL('build/maps/', ROOT)
const SCRIPT = /\/assets\/([\w.-]+\.js)$/
/** Maps take memory and time to read, and faults are rare. */
const MOST_KEPT = 12

/** A call with its place in the sources: `web/features/errors/boundary.tsx:12`. */
export interface Place {
  file: string
  line: number
}

/** Finds the place of a call in the sources. @returns null for scripts of other versions, or of others */
export type FindPlace = (frame: Frame) => Promise<Place | null>

export function createPlaceFinder(folder = MAPS): FindPlace {
  const maps = new Map<string, Promise<SourceMap | null>>()

  function mapOf(script: string): Promise<SourceMap | null> {
    const known = maps.get(script) ?? readMap(new URL(`${script}.map`, folder))
    maps.delete(script)
    maps.set(script, known)
    const [oldest] = maps.keys()
    if (maps.size > MOST_KEPT && oldest !== undefined) maps.delete(oldest)
    return known
  }

  return async ({ file, line, column }) => {
    const script = SCRIPT.exec(file)?.[1]
    const map = script === undefined ? null : await mapOf(script)
    // both count from 0 here
    const entry = map?.findEntry(line - 1, column - 1)
    if (!entry || !('originalSource' in entry)) return null
    // undefined for what the bundler itself has written
    const source: string | undefined = entry.originalSource
    return source === undefined ? null : { file: source.replace(/^(?:\.\.\/)+/, ''), line: entry.originalLine + 1 }
  }
}

async function readMap(file: URL): Promise<SourceMap | null> {
  try {
    return new SourceMap(JSON.parse(await readFile(file, 'utf8')) as SourceMapPayload)
  } catch {
    return null
  }
}
