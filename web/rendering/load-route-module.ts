import { loadModule } from './load-module.ts'
import { continueAsDocument } from './outdated-page.ts'

interface RouteFiles {
  id: string
  module: string
  imports?: readonly string[]
}

/**
 * Replaces React Router's own function in the browser (`vite.config.ts`), which would reload the current page. If the
 * server no longer has the code because a new version was released, the navigation continues as a document request.
 * @param modules loaded route modules by id
 */
export async function loadRouteModule(
  { id, module, imports = [] }: RouteFiles,
  modules: Record<string, unknown>,
): Promise<unknown> {
  modules[id] ??= await loadModule(() => importAll([module, ...imports])).then(([own]) => own, continueAsDocument)
  return modules[id]
}

/** Loads all files in parallel instead of one after the other. */
const importAll = (files: readonly string[]): Promise<unknown[]> =>
  Promise.all(files.map((file) => import(/* @vite-ignore */ file) as Promise<unknown>))
