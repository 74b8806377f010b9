const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number] | 'identity'

/**
 * The best supported encoding.
 * @param accepted the `Accept-Encoding` header
 */
export function encodingOf(accepted: string | string[] = ''): Encoding {
  const offers = String(accepted)
    .split(',')
    .map((offer) => offer.replaceAll(/\s/g, '').toLowerCase())
    .filter((offer) => !/;q=0(?:\.0*)?$/.test(offer))
    .map((offer) => offer.split(';')[0])
  return ENCODINGS.find((encoding) => offers.includes(encoding) || offers.includes('*')) ?? 'identity'
}
