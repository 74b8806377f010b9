import type { AnswerPart, AssistantState, AssistantTurn, WishName } from '#contract/assistant.ts'
import type { UnsentQuestion } from './unsent-questions.ts'

/** A conversation as far as it was answered. */
export interface Talk {
  id: string
  turns: readonly AssistantTurn[]
  /** What the next message refers to; null before the first answer. */
  state: AssistantState | null
}

/** A question with as much of its answer as there is. */
export interface ShownTurn {
  id: string
  message: string
  parts: readonly AnswerPart[]
  state: 'answered' | 'waiting' | 'failed'
  /** Code of an error; `stopped` if the person stopped the answer. */
  failure: string | null
  /** After which it may be asked again. */
  wait_seconds?: number | undefined
}

type PartOf<Kind extends AnswerPart['kind']> = Extract<AnswerPart, { kind: Kind }>

/** All questions, each once: those without a whole answer where they were asked. */
export function shownTurns(
  answered: readonly AssistantTurn[],
  unsent: readonly UnsentQuestion[],
  live: ReadonlyMap<string, readonly AnswerPart[]>,
): ShownTurn[] {
  const turns = answered.map(({ id, message, parts }): ShownTurn => ({
    id,
    message,
    parts,
    state: 'answered',
    failure: null,
  }))
  for (const { turn_id: id, message, failure, wait_seconds, after } of unsent) {
    if (turns.some((turn) => turn.id === id)) continue
    const state = failure === null ? 'waiting' : 'failed'
    const at = turns.findIndex((turn) => turn.id === after)
    turns.splice(at < 0 ? turns.length : at + 1, 0, {
      id,
      message,
      parts: live.get(id) ?? [],
      state,
      failure,
      wait_seconds,
    })
  }
  return turns
}

/** The turns with another one, unless it is there. */
export const withTurn = (turns: readonly AssistantTurn[], turn: AssistantTurn): readonly AssistantTurn[] =>
  turns.some(({ id }) => id === turn.id) ? turns : [...turns, turn]

export const partOf = <Kind extends AnswerPart['kind']>(
  parts: readonly AnswerPart[],
  kind: Kind,
): PartOf<Kind> | undefined => parts.find((part): part is PartOf<Kind> => part.kind === kind)

/** The names of all values that answers mention. */
export const namesOf = (turns: readonly Pick<ShownTurn, 'parts'>[]): readonly WishName[] =>
  turns.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      part.kind === 'wish' ? part.names : part.kind === 'question' ? part.choices.flatMap(({ names }) => names) : [],
    ),
  )
