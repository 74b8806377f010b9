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

/** React Router asks for the routes that a page leads to; without a connection the question waits for one. */
export function waitForRoutes(): void {
  const send = window.fetch.bind(window)
  window.fetch = (...request) => {
    const isForRoutes = request[0] instanceof URL && request[0].pathname === '/__manifest'
    return isForRoutes ? loadCode(() => send(...request)) : send(...request)
  }
}
