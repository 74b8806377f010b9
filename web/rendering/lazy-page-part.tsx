import type { ComponentType } from 'react'
import { lazyPart } from './lazy-part.ts'
import { loadCode } from './load-code.ts'
import { reloadOutdatedPage } from './outdated-page.ts'

interface LazyPagePart<Props> {
  Part: ComponentType<Props>
  /**
   * Loads the code before the component is shown. Otherwise navigation to it would suspend, and clicks before hydration
   * would be lost.
   */
  load: () => Promise<void>
}

/** Code-splits a component of a page. */
export function lazyPagePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPagePart<Props> {
  let Shown: ComponentType<Props> = lazyPart(load)
  return {
    Part: (props) => <Shown {...props} />,
    load: async () => {
      Shown = (await loadCode(load).catch(reloadOutdatedPage)).default
    },
  }
}
