import { CARD_SHAPES, cardShapeOf, type CardShape } from '#domain/card-shape.ts'

const CARDS_KEY = 'cards'

/** The shape in the cookie, with which the server renders lists. */
export function cardShapeOfRequest(request: Request): CardShape {
  return cardShapeOf(new RegExp(`(?:^|;\\s*)${CARDS_KEY}=([^;]*)`).exec(request.headers.get('cookie') ?? '')?.[1])
}

export function cardShapeCookie(shape: CardShape): string {
  return `${CARDS_KEY}=${shape}; Path=/; Max-Age=31536000; SameSite=Lax`
}

/** An address that makes a shape the visitor's choice, for those without scripts. */
export function cardShapeAddress(shape: CardShape, { pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search)
  params.set(CARDS_KEY, shape)
  return `${pathname}?${params}`
}

/** The shape that an address asks for, and the same place without it; null if it asks for none. */
export function askedCardShape(address: string): { shape: CardShape; plainAddress: string } | null {
  const { pathname, searchParams } = new URL(address)
  const shape = CARD_SHAPES.find((one) => one === searchParams.get(CARDS_KEY))
  if (!shape) return null
  searchParams.delete(CARDS_KEY)
  return { shape, plainAddress: searchParams.size ? `${pathname}?${searchParams}` : pathname }
}
