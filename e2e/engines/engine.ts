/** A browser other than Chromium, driven by its standard protocol. */
export interface Engine {
  /** Opens a path of the site. */
  open: (path: string) => Promise<void>
  address: () => Promise<URL>
  /**
   * Each of these waits for the element.
   * @param target a CSS selector, or an XPath if it begins with `//`
   */
  click: (target: string) => Promise<void>
  /** Replaces the text of a field, key by key. */
  type: (target: string, text: string) => Promise<void>
  press: (key: keyof typeof KEYS) => Promise<void>
  upload: (target: string, file: string) => Promise<void>
  /** The visible text of all that match, without waiting. */
  texts: (target: string) => Promise<string[]>
  /** Cuts the connection, or restores it. */
  setOffline: (isOffline: boolean) => Promise<void>
  /** The value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>
  /** @param file PNG to write */
  picture: (file: string) => Promise<void>
  close: () => Promise<void>
}

/** Keys by their codes in WebDriver. */
export const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowLeft: '\uE012', ArrowRight: '\uE014' } as const

/** Milliseconds until an element has to be there. */
export const PATIENCE_MS = 60_000

/** A phone, as far as the windows of a browser can be that narrow. */
export const PHONE = { width: 390, height: 844 }

export const isXPath = (target: string): boolean => target.startsWith('//')
