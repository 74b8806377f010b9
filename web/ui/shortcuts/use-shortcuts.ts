import { useEffectEvent, useLayoutEffect } from 'react'
import { readKey } from './read-key.ts'
import { useShortcutSetting } from './shortcut-setting.ts'

/** One that returns false leaves the key to others. */
type Shortcuts = Readonly<Record<string, () => unknown>>

/** Keyboard shortcuts of a screen, inactive in inputs and while a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts, isOn = true): void {
  const [isSetOn] = useShortcutSetting()
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    const key = readKey(event)
    const act = key === null ? undefined : shortcuts[key]
    if (!act || event.defaultPrevented || isTaken(event.target)) return
    if (act() !== false) event.preventDefault()
  })

  // before it is painted: whoever reads of a key may press it at once
  useLayoutEffect(() => {
    if (!isOn || !isSetOn) return undefined
    window.addEventListener('keydown', onPress)
    return () => window.removeEventListener('keydown', onPress)
  }, [isOn, isSetOn])
}

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], [role=menu]')) return true
  return target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')
}
