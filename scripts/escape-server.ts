// Escapes all characters outside ASCII in the built server: the engine stores a file with a single Arabic letter with
// two bytes per character, which takes 10 MB.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withEscapes } from './escape-letters.ts'

const SERVER = join(import.meta.dirname, '../build/server')

for (const name of globSync('**/*.js', { cwd: SERVER })) {
  const file = join(SERVER, name)
  // code of packages alone has no map
  const map = existsSync(`${file}.map`) && (JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { mappings: string })
  const { code, mappings } = withEscapes(readFileSync(file, 'utf8'), map ? map.mappings : '')
  writeFileSync(file, code)
  if (map) writeFileSync(`${file}.map`, JSON.stringify({ ...map, mappings }))
}
