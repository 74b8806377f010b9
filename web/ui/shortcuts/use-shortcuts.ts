import { useEffectEvent, useLayoutEffect } from 'react'
import { readKey } from './read-key.ts'
import { useShortcutSetting } from './shortcut-setting.ts'

/** Handlers by key. One that returns false leaves the event to others. */
type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => unknown>>

/** Keyboard shortcuts of a screen, inactive in inputs and while a dialog, menu or list of suggestions is open. */
export function useShortcuts(shortcuts: Shortcuts, isOn = true): void {
  const [isSetOn] = useShortcutSetting()
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    const key = readKey(event)
    const act = key === null ? undefined : shortcuts[key]
    if (!act || event.defaultPrevented || isTaken(event.target)) return
    if (act(event) !== false) event.preventDefault()
  })

  // a layout effect, so that a shortcut works as soon as it is visible
  useLayoutEffect(() => {
    if (!isOn || !isSetOn) return undefined
    window.addEventListener('keydown', onPress)
    return () => window.removeEventListener('keydown', onPress)
  }, [isOn, isSetOn])
}

const OPEN = 'dialog[open], [aria-modal=true], [role=menu], [role=listbox]:not([hidden])'

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector(OPEN)) return true
  return target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')
}
