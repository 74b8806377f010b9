/** Items to offer: all that are not hidden, and the chosen one. */
export const notHidden = <Item extends { slug: string; hidden: boolean }>(
  items: readonly Item[],
  chosen: string,
): Item[] => items.filter(({ slug, hidden }) => !hidden || slug === chosen)
