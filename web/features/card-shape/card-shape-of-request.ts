import { CARD_SHAPES, cardShapeOf, type CardShape } from '#domain/card-shape.ts'

const CARDS_KEY = 'cards'

/** Reads the card shape from the cookie, for server rendering. */
export function cardShapeOfRequest(request: Request): CardShape {
  return cardShapeOf(new RegExp(`(?:^|;\\s*)${CARDS_KEY}=([^;]*)`).exec(request.headers.get('cookie') ?? '')?.[1])
}

export function cardShapeCookie(shape: CardShape): string {
  return `${CARDS_KEY}=${shape}; Path=/; Max-Age=31536000; SameSite=Lax`
}

/** URL that stores a card shape, for visitors without JavaScript. */
export function cardShapeAddress(shape: CardShape, { pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search)
  params.set(CARDS_KEY, shape)
  return `${pathname}?${params}`
}

/** Parses a URL of `cardShapeAddress` into the shape and the URL without it; null for other URLs. */
export function askedCardShape(address: string): { shape: CardShape; plainAddress: string } | null {
  const { pathname, searchParams } = new URL(address)
  const shape = CARD_SHAPES.find((one) => one === searchParams.get(CARDS_KEY))
  if (!shape) return null
  searchParams.delete(CARDS_KEY)
  return { shape, plainAddress: searchParams.size ? `${pathname}?${searchParams}` : pathname }
}
