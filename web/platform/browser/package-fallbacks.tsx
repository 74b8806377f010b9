import { useNonce } from '#web/rendering/nonce.ts'

/**
 * What packages take for granted, for browsers that lack or refuse it: React Router stores scroll positions in
 * `sessionStorage`, menus and charts observe sizes, charts ask for reduced motion, and React reads the speed of the connection. Their own modules guard
 * all other features.
 */
const SCRIPT = import.meta.env.SSR
  ? `(() => {
  const provide = (owner, name, value) => {
    try {
      Object.defineProperty(owner, name, { configurable: true, writable: true, value })
    } catch {}
  }
  try {
    sessionStorage.getItem('')
  } catch {
    provide(window, 'sessionStorage', Object.create({
      getItem(key) { return Object.hasOwn(this, key) ? this[key] : null },
      setItem(key, text) { this[key] = text },
      removeItem(key) { delete this[key] },
      clear() { for (const key of Object.keys(this)) delete this[key] },
    }))
  }
  try {
    new ResizeObserver(() => {}).disconnect()
  } catch {
    provide(window, 'ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
  }
  try {
    matchMedia('print')
  } catch {
    provide(window, 'matchMedia')
  }
  try {
    navigator.connection?.downlink
  } catch {
    provide(navigator, 'connection')
  }
})()`
  : ''

export function PackageFallbacks() {
  const nonce = useNonce()
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
