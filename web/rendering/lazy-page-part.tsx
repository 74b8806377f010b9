import { useState, type ComponentType } from 'react'
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

  function Part(props: Props) {
    // another component in its place would lose what is typed, and the focus
    const [Own] = useState(() => Shown)
    return <Own {...props} />
  }

  return {
    Part,
    load: async () => {
      Shown = (await loadCode(load).catch(reloadOutdatedPage)).default
    },
  }
}
