/**
 * How many steps back in the history of this tab a page is, such as -1; null if it was not visited, or where the browser
 * does not say.
 */
export function stepsBackTo(pathname: string): number | null {
  try {
    const { currentEntry } = window.navigation
    if (!currentEntry) return null
    const earlier = window.navigation.entries().slice(0, currentEntry.index)
    const at = earlier.findLastIndex(({ url }) => url !== null && new URL(url).pathname === pathname)
    return at === -1 ? null : at - currentEntry.index
  } catch {
    return null
  }
}
