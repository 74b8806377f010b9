import { encode } from 'uqr'

export interface ShareAddress {
  /** In full, to be read from paper. */
  url: string
  /** The side of the QR code in modules, and its dark ones as an SVG path. */
  qr: { size: number; path: string }
}

/** The address of a shared list, with its QR code; null without a link. */
export function shareAddress(publicUrl: string, link: string | null): ShareAddress | null {
  if (link === null) return null
  const url = publicUrl + link
  const { size, data } = encode(url, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { url, qr: { size, path } }
}
