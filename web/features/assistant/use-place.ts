import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import type { ShownTurn } from './talk.ts'

const show = (turn: ShownTurn | undefined) =>
  turn && document.querySelector(`#turn-${CSS.escape(turn.id)}`)?.scrollIntoView({ block: 'start' })

/**
 * Scrolls to a question when it is asked, and to the last one when the conversation is opened. After Back the page is
 * where it was.
 */
export function usePlace(turns: readonly ShownTurn[]): void {
  const { key } = useLocation()
  const type = useNavigationType()
  const isReturn = type === NavigationType.Pop && key !== 'default'
  const before = useRef<number>(null)

  useEffect(() => {
    const known = before.current
    before.current = turns.length
    if (known === null ? !isReturn && turns.length > 0 && scrollY === 0 : turns.length > known) show(turns.at(-1))
  }, [turns, isReturn])
}
