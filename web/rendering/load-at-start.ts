/** Loads late parts that a page shows at its address before it is hydrated: earlier clicks would be lost. */
export async function loadAtStart(page: RegExp, load: (search: URLSearchParams) => Promise<void>): Promise<void> {
  if (!import.meta.env.SSR && page.test(location.pathname)) await load(new URLSearchParams(location.search))
}

/** The same for a part that the server may have rendered. */
export async function loadIfSent(selector: string, load: () => Promise<void>): Promise<void> {
  if (document.querySelector(selector)) await load()
}
