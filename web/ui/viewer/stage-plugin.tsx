import { useEffect } from 'react'
import {
  ACTION_CLOSE,
  createModule,
  LightboxRoot,
  MODULE_NO_SCROLL,
  MODULE_PORTAL,
  useEvents,
  type ComponentProps,
  type PluginProps,
} from 'yet-another-react-lightbox'

/** Shows the pictures in place, inside a dialog of our own, which traps the focus and keeps the page from scrolling. */
export function stagePlugin({ remove, replace }: PluginProps): void {
  remove(MODULE_NO_SCROLL)
  replace(MODULE_PORTAL, createModule(MODULE_PORTAL, Stage))
}

function Stage({ close, className, children }: ComponentProps) {
  const { subscribe } = useEvents()
  useEffect(() => subscribe(ACTION_CLOSE, close), [subscribe, close])
  return <LightboxRoot className={className}>{children}</LightboxRoot>
}
