/**
 * The UTF-8 bytes as a string with one character per byte. Takes half the memory of a string with Arabic letters, and is
 * copied into a buffer as it is.
 */
export const bytesOf = (text: string): string => Buffer.from(text).toString('latin1')
