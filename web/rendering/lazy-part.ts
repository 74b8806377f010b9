import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadCode } from './load-code.ts'
import { reloadOutdatedPage } from './outdated-page.ts'

/** `lazy` of React with retries after connection failures and a reload after a new release. */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadCode(load).catch(reloadOutdatedPage))
}

/** Loads code in advance. Errors are ignored, since the component loads it again. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => {})
}
