import { useEffect } from 'react'

/** Less than any keyboard on a screen, more than the bars of a browser. */
const LEAST_KEYBOARD = 120

interface Seen {
  height: number
  offsetTop: number
  scale: number
}

/** What a keyboard leaves of the screen, in pixels; null without one, and while zoomed in. */
export function besideKeyboard({ height, offsetTop, scale }: Seen, pageHeight: number) {
  if (scale !== 1 || pageHeight - height < LEAST_KEYBOARD) return null
  return { height: Math.round(height), top: Math.round(offsetTop) }
}

/** Tells styles what a keyboard leaves of the screen, in browsers that lay the keyboard over the page, as on iOS. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport: seen } = globalThis
    if (!seen) return undefined
    const { style } = document.documentElement
    const clear = () => {
      style.removeProperty('--visible-height')
      style.removeProperty('--visible-top')
    }
    const tell = () => {
      const left = besideKeyboard(seen, document.documentElement.clientHeight)
      if (left) {
        style.setProperty('--visible-height', `${left.height}px`)
        style.setProperty('--visible-top', `${left.top}px`)
      } else clear()
    }
    tell()
    seen.addEventListener('resize', tell)
    seen.addEventListener('scroll', tell)
    return () => {
      seen.removeEventListener('resize', tell)
      seen.removeEventListener('scroll', tell)
      clear()
    }
  }, [])
}
