/** What is offered: nothing hidden, unless it is chosen already. */
export const notHidden = <Item extends { slug: string; hidden: boolean }>(
  items: readonly Item[],
  chosen: string,
): Item[] => items.filter(({ slug, hidden }) => !hidden || slug === chosen)
