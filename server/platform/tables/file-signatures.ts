const beginsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte)

export const isZip = (bytes: Uint8Array): boolean => beginsWith(bytes, [0x50, 0x4b, 3, 4])

/** The container of `.xls`, and of files of Excel with a password. */
export const isCompoundFile = (bytes: Uint8Array): boolean => beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])
