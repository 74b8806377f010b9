import { LRUCache } from 'lru-cache'

/** By preference: zstd takes a fraction of the CPU time of Brotli for a similar size. */
const ENCODINGS = ['zstd', 'br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number] | 'identity'

/** By header, since browsers send few different ones. */
const known = new LRUCache<string, Encoding>({ max: 100 })

/**
 * The supported encoding with the highest weight.
 * @param accepted the `Accept-Encoding` header
 */
export function encodingOf(accepted: string | string[] = ''): Encoding {
  const header = String(accepted)
  const encoding = known.get(header) ?? chooseEncoding(header)
  known.set(header, encoding)
  return encoding
}

function chooseEncoding(header: string): Encoding {
  const weights = new Map(header.split(',').map(readOffer))
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  let best: Encoding = 'identity'
  for (const encoding of ENCODINGS) {
    if (weightOf(encoding) > (best === 'identity' ? 0 : weightOf(best))) best = encoding
  }
  return best
}

/** @param offer such as `br;q=0.5` */
function readOffer(offer: string): [name: string, weight: number] {
  const [name = '', weight = '1'] = offer.replaceAll(/\s/g, '').toLowerCase().split(';q=')
  return [name, Number(weight)]
}
