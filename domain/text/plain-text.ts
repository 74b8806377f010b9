const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/**
 * Foreign text as it is stored: composed, without halves of letters, control characters and marks that turn the
 * direction of what follows, with at most one empty line in a row.
 */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, (mark) => (mark === '\n' ? '\n' : ' '))
    .normalize('NFC')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
