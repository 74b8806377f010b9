const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number] | 'identity'

/** The best encoding that a client reads. @param accepted its header `accept-encoding` */
export function encodingOf(accepted: string | string[] = ''): Encoding {
  const offers = String(accepted)
    .split(',')
    .map((offer) => offer.replaceAll(/\s/g, '').toLowerCase())
    .filter((offer) => !/;q=0(?:\.0*)?$/.test(offer))
    .map((offer) => offer.split(';')[0])
  return ENCODINGS.find((encoding) => offers.includes(encoding) || offers.includes('*')) ?? 'identity'
}
