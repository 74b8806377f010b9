/** How many bytes are examined for the signs of UTF-16. */
const EXAMINED_BYTES = 4096
/** Characters that no table contains. Word processors and pictures are full of them. */
// oxlint-disable-next-line no-control-regex
const BINARY = /[\0-\x08\x0e-\x1a\x1c-\x1f]/
const ENCODED_LETTER = /[\xc2-\xf4][\x80-\xbf]+/g

/**
 * Decodes a text file of a spreadsheet: UTF-8 or UTF-16, with a byte order mark or without, or Windows-1256, which Excel
 * on Arabic Windows writes. Damaged characters become U+FFFD.
 * @returns null if the file is not text
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  return BINARY.test(text) ? null : text
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  return utf16Of(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1256')
}

/** In UTF-16, line breaks, separators and digits have a zero byte, which other text files never contain. */
function utf16Of(bytes: Uint8Array): string | null {
  const examined = bytes.subarray(0, EXAMINED_BYTES)
  const zeros = [...examined.keys()].filter((at) => examined[at] === 0)
  if (!zeros.length) return null
  return zeros.filter((at) => at % 2).length * 2 > zeros.length ? 'utf-16le' : 'utf-16be'
}

/** Whether the bytes are UTF-8, with at most a few damaged characters. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    const letters = Buffer.from(bytes).toString('latin1').match(ENCODED_LETTER)?.length ?? 0
    const damaged = new TextDecoder().decode(bytes).split('\ufffd').length - 1
    return letters > damaged * 4
  }
}
