import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadCode } from './load-code.ts'
import { startAnew } from './old-page.ts'

/** `lazy` of React that outlasts a lost connection and a new version of the server. */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadCode(load).catch(startAnew))
}

/** Before it is needed; should it fail, the part loads it itself. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => {})
}
