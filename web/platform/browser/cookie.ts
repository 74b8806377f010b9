/** Sets a cookie, if the browser allows it. Browsers that block cookies ignore it or throw. */
export function setCookie(cookie: string): void {
  try {
    document.cookie = cookie
  } catch {
    // the choice lasts until the page is left
  }
}

/** The cookies that scripts may read; none if the browser blocks them. */
export function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}
