import { useEffect } from 'react'

/** Pixels, less than the height of any on-screen keyboard and more than that of a browser's bars. */
const LEAST_KEYBOARD = 120

interface Seen {
  height: number
  offsetTop: number
  scale: number
}

/** The height beside the on-screen keyboard in pixels; null without a keyboard and while zoomed in. */
export function besideKeyboard({ height, offsetTop, scale }: Seen, pageHeight: number) {
  if (scale !== 1 || pageHeight - height < LEAST_KEYBOARD) return null
  return { height: Math.round(height), top: Math.round(offsetTop) }
}

/**
 * Sets CSS variables to the height beside the on-screen keyboard, for browsers whose keyboard overlays the page, as on
 * iOS.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport: seen } = globalThis
    if (!seen) return undefined
    const { style } = document.documentElement
    const clear = () => {
      style.removeProperty('--visible-height')
      style.removeProperty('--visible-top')
    }
    const update = () => {
      const left = besideKeyboard(seen, document.documentElement.clientHeight)
      if (left) {
        style.setProperty('--visible-height', `${left.height}px`)
        style.setProperty('--visible-top', `${left.top}px`)
      } else clear()
    }
    update()
    seen.addEventListener('resize', update)
    seen.addEventListener('scroll', update)
    return () => {
      seen.removeEventListener('resize', update)
      seen.removeEventListener('scroll', update)
      clear()
    }
  }, [])
}
