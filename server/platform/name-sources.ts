import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from './root.ts'

/** Errors often come in groups, and parsing a map is slow. Keeping the maps would take more memory than the code. */
const CACHED_MS = 5000

/**
 * Makes stack traces of the bundle refer to the sources. Unlike `--enable-source-maps`, which parses all maps when the
 * code is loaded, this parses the map of a file when a stack trace needs it.
 */
export function nameSources(): void {
  const maps = new Map<string, SourceMap | null>()

  function mapOf(file: string): SourceMap | null {
    const known = maps.get(file)
    if (known !== undefined) return known
    if (!maps.size) setTimeout(() => maps.clear(), CACHED_MS).unref()
    const map = readMap(file)
    maps.set(file, map)
    return map
  }

  Error.prepareStackTrace = (error, calls) =>
    [String(error), ...calls.map((call) => `    at ${nameSource(call, mapOf)}`)].join('\n')
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  } catch {
    return null
  }
}

/** @returns a stack frame in the format of Node, with the location in the source */
function nameSource(call: NodeJS.CallSite, mapOf: (file: string) => SourceMap | null): string {
  const text = String(call)
  const url = call.getFileName()
  const [line, column] = [call.getLineNumber(), call.getColumnNumber()]
  if (!url?.startsWith('file:') || !line || !column) return text
  const file = fileURLToPath(url)
  const origin = mapOf(file)?.findOrigin(line, column)
  if (!origin || !('fileName' in origin)) return text
  const source = relative(fileURLToPath(ROOT), fileURLToPath(new URL(origin.fileName, url)))
  return text.replace(`${url}:${line}:${column}`, `${source}:${origin.lineNumber}:${origin.columnNumber}`)
}
