const BEARER = /^Bearer(?: |$)/i

/** The bearer token of an `Authorization` header, which may be invalid; null if there is none. */
export const bearerToken = (authorization: string | null | undefined): string | null =>
  authorization && BEARER.test(authorization) ? authorization.replace(BEARER, '').trim() : null
