const PRELOAD = '<link rel="modulepreload"'

/**
 * Lets the browser fetch the style, the font and the pictures of a page before its scripts, which on a slow line would
 * take most of it; the page works without them.
 */
export const scriptsLast = (html: string): string => html.replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`)
