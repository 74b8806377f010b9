import { useSyncExternalStore } from 'react'
import type { AnswerPart } from '#contract/assistant.ts'
import { createListeners } from '#web/platform/create-listeners.ts'

type Answers = ReadonlyMap<string, readonly AnswerPart[]>

const NONE: Answers = new Map()
let answers = NONE
/** How to stop the answers that are under way. */
const stops = new Map<string, () => void>()
const { subscribe, notify } = createListeners()

function show(next: Answers): void {
  answers = next
  notify()
}

/** Parts of answers that are under way, or were cut, by question. */
export const useLiveAnswers = (): Answers =>
  useSyncExternalStore(
    subscribe,
    () => answers,
    () => NONE,
  )

export function beginAnswer(turnId: string, stop: () => void): void {
  stops.set(turnId, stop)
  show(new Map(answers).set(turnId, []))
}

export const addPart = (turnId: string, part: AnswerPart): void =>
  show(new Map(answers).set(turnId, [...(answers.get(turnId) ?? []), part]))

export const endAnswer = (turnId: string): void => void stops.delete(turnId)

/** @returns false if it is not under way in this tab */
export function stopAnswer(turnId: string): boolean {
  stops.get(turnId)?.()
  return stops.has(turnId)
}

/** Forgets the parts of an answer that is stored, or not wanted. */
export function forgetAnswer(turnId: string): void {
  const next = new Map(answers)
  next.delete(turnId)
  show(next)
}
