import type { Lang } from '#domain/language.ts'
import type { ToWorker } from '#contract/kept-pages.ts'
import { findServiceWorker, isControlled, startServiceWorker } from '#web/platform/browser/service-worker.ts'

const WORKER = '/sw.js'
const MOST_PICTURES = 16
const PICTURES = /^\/(?:files|pictures|placeholders)\//

/** Null in browsers without one, and while it cannot be installed. */
export const startWorker = (): Promise<ServiceWorkerRegistration | null> => startServiceWorker(WORKER).catch(() => null)

/** The operator has turned the worker off: the browser fetches the one that removes everything. */
export async function replaceWorker(): Promise<void> {
  await (await findServiceWorker())?.update().catch(() => {})
}

/** Tells the worker what the page shows. */
export function tellShown({ active }: ServiceWorkerRegistration, shown: { lang: Lang; isSignedIn: boolean }): void {
  const told: ToWorker = {
    kind: 'shown',
    ...shown,
    page: isControlled() ? null : location.href,
    code: loadedPaths().filter((path) => path.startsWith('/assets/')),
    pictures: shownPictures(),
  }
  // workers take no target origin
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage(told)
}

/** Lets a new worker take over. */
export function letTakeOver(worker: ServiceWorker): void {
  const told: ToWorker = { kind: 'take_over' }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(told)
}

const loadedPaths = (): string[] => performance.getEntriesByType('resource').flatMap(({ name }) => pathOf(name) ?? [])

/** The first pictures of the page that were loaded, as the browser has chosen them. */
function shownPictures(): string[] {
  const paths = [...document.querySelectorAll<HTMLImageElement>('main img')].flatMap(({ complete, currentSrc }) =>
    complete ? (pathOf(currentSrc) ?? []) : [],
  )
  return [...new Set(paths.filter((path) => PICTURES.test(path)))].slice(0, MOST_PICTURES)
}

/** Null for other origins. */
function pathOf(url: string): string | null {
  if (!url.startsWith(`${location.origin}/`)) return null
  return url.slice(location.origin.length)
}
