import { useEffect, useRef, type RefObject } from 'react'
import { useShortcuts } from '#web/ui/shortcuts/use-shortcuts.ts'
import { SHORTEST_LOOK_MS } from './use-shown.ts'

/**
 * Handles the shortcuts of the buttons in the focused item (`aria-keyshortcuts`), and J and K to move between items. If
 * no item has the focus, the first shortcut focuses the first item instead of deciding it.
 */
export function useItemKeys(list: RefObject<HTMLElement | null>, keys: readonly string[]): void {
  const reachedAt = useRef(0)

  useEffect(() => {
    const items = list.current
    const note = ({ relatedTarget, timeStamp }: FocusEvent) => {
      if (!itemOf(list, relatedTarget)) reachedAt.current = timeStamp
    }
    items?.addEventListener('focusin', note)
    return () => items?.removeEventListener('focusin', note)
  })

  function turn(step: number) {
    const items = itemsOf(list)
    const open = itemOf(list, document.activeElement)
    const next = open ? items[items.indexOf(open) + step] : items[0]
    next?.focus()
    reachedAt.current = 0
  }

  function press(key: string, { timeStamp }: KeyboardEvent) {
    const open = itemOf(list, document.activeElement)
    if (!open) turn(0)
    // ignores the second press of a double press, which was meant for the previous item
    else if (timeStamp - reachedAt.current >= SHORTEST_LOOK_MS) buttonOf(open, key)?.click()
  }

  useShortcuts(
    {
      ...Object.fromEntries(keys.map((key) => [key.toLowerCase(), (event: KeyboardEvent) => press(key, event)])),
      j: () => turn(1),
      k: () => turn(-1),
    },
    keys.length > 0,
  )
}

const itemsOf = ({ current }: RefObject<HTMLElement | null>) => [...(current?.children ?? [])] as HTMLElement[]

const itemOf = (list: RefObject<HTMLElement | null>, target: EventTarget | null) =>
  itemsOf(list).find((item) => target instanceof Node && item.contains(target))

const buttonOf = (item: HTMLElement, key: string) =>
  item.querySelector<HTMLButtonElement>(`button[aria-keyshortcuts="${key}"]`)
