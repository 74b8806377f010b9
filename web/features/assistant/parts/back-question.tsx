import type { AnswerPart, Question, Wish } from '#contract/assistant.ts'
import { NO_WISH } from '#domain/assistant/wish.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { labelChoice } from '../wish-search.ts'

interface Props {
  part: Extract<AnswerPart, { kind: 'question' }>
  /** What was looked for. */
  wish: Wish | undefined
  names: Extract<AnswerPart, { kind: 'wish' }>['names']
  /** Undefined for an answer that is not the last one: its choices are no longer offered. */
  onAsk: ((asked: Pick<Question, 'message' | 'wish'>) => void) | undefined
}

/** A question with choices to tap. */
export function BackQuestion({ part: { question, choices }, wish = NO_WISH, names, onAsk }: Props) {
  const { lang, t } = useTexts(assistantTexts, exploreTexts)
  function labelOf(choice: Props['part']['choices'][number]): string {
    const { added, removed } = labelChoice(choice.wish, wish, [...names, ...choice.names], lang, t)
    const list = (labels: readonly string[]) => labels.join(t('list_comma'))
    return added.length ? list(added) : t('filter_without', { label: list(removed) })
  }
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium">{t(`assistant_asks_${question}`)}</p>
      {onAsk && (
        <ul className="flex flex-wrap gap-2">
          {choices.map((choice) => (
            <li key={choice.key}>
              <button
                type="button"
                className="chip text-start"
                onClick={() => onAsk({ message: labelOf(choice), wish: choice.wish })}
              >
                <span>{labelOf(choice)}</span>
                {choice.total !== null && (
                  <span className="text-muted">{t('explore_results', { count: choice.total })}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
