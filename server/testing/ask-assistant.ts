import { expect } from 'vitest'
import { AnswerEvent, type AnswerPart, type AssistantState } from '#contract/assistant.ts'
import { newId } from '#server/platform/ids.ts'
import { findUndeclared } from '#server/platform/http/validate-response.ts'
import type { Browser } from './browser.ts'

interface Answer {
  parts: AnswerPart[]
  state: AssistantState
}

/** Sends a question of a conversation of its own, unless `question` says otherwise. */
export const sendQuestion = (browser: Browser, question: object) =>
  browser.post('/assistant/questions', {
    turn_id: newId(),
    conversation_id: newId(),
    language: 'ar',
    message: '',
    ...question,
  })

/** Asks the assistant and reads the stream to its end. */
export async function askAssistant(browser: Browser, question: object): Promise<Answer> {
  const response = await sendQuestion(browser, question)
  expect(response.statusCode, response.body).toBe(200)
  const events = response.body.split('\n').flatMap((line) => {
    if (!line.startsWith('data: ')) return []
    const event: unknown = JSON.parse(line.slice('data: '.length))
    return typeof event === 'object' && event !== null && 'kind' in event ? [read(event)] : []
  })
  const parts = events.flatMap((event) => (event.kind === 'part' ? [event.part] : []))
  const state = events.flatMap((event) => (event.kind === 'done' ? [event.state] : []))[0]
  if (!state) throw new Error(`no end: ${response.body}`)
  return { parts, state }
}

/** The contract has all that is sent. */
function read(event: object): AnswerEvent {
  const declared = AnswerEvent.parse(event)
  expect(findUndeclared(event, declared)).toBeNull()
  return declared
}

/** A conversation of a guest, whose device keeps the state. */
export function talkTo(guest: Browser) {
  let state: AssistantState | undefined
  return async (message: string, more: object = {}): Promise<Answer> => {
    const answer = await askAssistant(guest, { message, ...more, ...(state && { state }) })
    state = answer.state
    return answer
  }
}

export const partOf = <Kind extends AnswerPart['kind']>(parts: readonly AnswerPart[], kind: Kind) => {
  const found = parts.find((part): part is Extract<AnswerPart, { kind: Kind }> => part.kind === kind)
  if (!found) throw new Error(`no ${kind} in ${parts.map((part) => part.kind).join()}`)
  return found
}

export const saidIn = (parts: readonly AnswerPart[]) =>
  parts.flatMap((part) => (part.kind === 'saying' ? part.saying : []))
