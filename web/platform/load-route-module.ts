import { loadCode } from './load-code.ts'
import { goOn } from './old-page.ts'

interface RouteFiles {
  id: string
  module: string
  imports?: readonly string[]
}

/**
 * Takes the place of React Router's own function in the browser (`vite.config.ts`), which reloads the page that one is
 * about to leave. Code that the server has not got any more is a page of an older version: the navigation goes on as one
 * of the browser, to a page of the new version.
 * @param modules of routes, by id
 */
export async function loadRouteModule(
  { id, module, imports = [] }: RouteFiles,
  modules: Record<string, unknown>,
): Promise<unknown> {
  modules[id] ??= await loadCode(() => importAll([module, ...imports])).then(([own]) => own, goOn)
  return modules[id]
}

/** At once, not one after the other as each is found in the last. */
const importAll = (files: readonly string[]): Promise<unknown[]> =>
  Promise.all(files.map((file) => import(/* @vite-ignore */ file) as Promise<unknown>))

/**
 * React Router asks for the routes that a page leads to, and for the data of a page. Without a connection the question
 * waits for one, and the page that is shown stays.
 */
export function waitForConnection(): void {
  const send = window.fetch.bind(window)
  window.fetch = (...request) => (isForPage(...request) ? loadCode(() => send(...request)) : send(...request))
}

const isForPage = (address: RequestInfo | URL, { method = 'GET' }: RequestInit = {}): boolean =>
  address instanceof URL && method === 'GET' && /^\/__manifest$|\.data$/.test(address.pathname)
