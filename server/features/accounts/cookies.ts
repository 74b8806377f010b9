import type { CallContext } from '#server/context.ts'

/** Reads a cookie whose value consists of letters, digits, `_` and `-`. */
export function readCookie({ request }: Pick<CallContext, 'request'>, name: string): string | undefined {
  const pattern = new RegExp(`(?:^|;\\s*)${name.replace('.', '\\.')}=([\\w-]+)`)
  return pattern.exec(request.headers.get('cookie') ?? '')?.[1]
}

/** @param seconds lifetime of the cookie */
export function sendCookie(
  { publicUrl, sendCookies }: Pick<CallContext, 'publicUrl' | 'sendCookies'>,
  { name, value, seconds }: { name: string; value: string; seconds: number },
): void {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const cookies = new Headers()
  cookies.append('set-cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`)
  sendCookies(cookies)
}
