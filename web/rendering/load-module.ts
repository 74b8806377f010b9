import { loadTextsOfPage } from '#web/texts/default-texts.ts'
import { loadCode } from './load-code.ts'
import { reloadOutdatedPage } from './outdated-page.ts'

/** Imports a module, then waits for the texts of all areas that came with it. */
export async function withTexts<Module>(load: () => Promise<Module>): Promise<Module> {
  const module = await load()
  await loadTextsOfPage()
  return module
}

/**
 * Imports a module with its texts. While the server does not respond, retries as `loadCode` does.
 * @throws if the server responds but does not have a file, because a new version was released
 */
export const loadModule = <Module>(load: () => Promise<Module>): Promise<Module> => loadCode(() => withTexts(load))

/** Loads code without which the page cannot continue: if a new version was released, the page is loaded again. */
export const loadNeeded = <Module>(load: () => Promise<Module>): Promise<Module> =>
  loadModule(load).catch(reloadOutdatedPage)

/** Loads code without which the page can continue. @returns null if a new version was released, which removed the code */
export const loadOptional = <Module>(load: () => Promise<Module>): Promise<Module | null> =>
  loadModule(load).catch(() => null)
