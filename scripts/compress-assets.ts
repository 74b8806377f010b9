// Compresses assets with maximum brotli quality after each build; it would be too slow per request.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const CLIENT = join(import.meta.dirname, '../build/client')
/** Minimum size in bytes; for smaller files compression does not pay off. */
const SMALLEST = 200

for (const file of globSync('**/*.{js,css,svg}', { cwd: CLIENT })) {
  const content = readFileSync(join(CLIENT, file))
  if (content.length < SMALLEST) continue
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  writeFileSync(join(CLIENT, `${file}.br`), brotliCompressSync(content, { params }))
}
