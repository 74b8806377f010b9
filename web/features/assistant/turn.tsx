import { memo } from 'react'
import type { Question } from '#contract/assistant.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { Boundary } from '#web/features/errors/public.ts'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Failure } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { Answer } from './parts/answer.tsx'
import { NextQuestions } from './suggestions.tsx'
import type { ShownTurn } from './talk.ts'

interface Props {
  turn: ShownTurn
  isLast: boolean
  onAsk: (asked: Pick<Question, 'message' | 'wish'>) => void
  onSendAgain: (id: string) => void
  onForget: (id: string) => void
}

/** A question and its answer. */
export const Turn = memo(function Turn({ turn, isLast, onAsk, onSendAgain, onForget }: Props) {
  const { t } = useTexts(assistantTexts)
  const { id, message, parts, state } = turn
  const canFollow = isLast && state === 'answered'
  return (
    <article id={`turn-${id}`} className="assistant-turn" aria-busy={state === 'waiting'}>
      <h2 className="assistant-question wrap-anywhere whitespace-pre-line" {...writtenIn(message)}>
        {message}
      </h2>
      <Boundary fallback={Broken}>
        <Answer parts={parts} onAsk={canFollow ? onAsk : undefined} />
      </Boundary>
      {state === 'waiting' && <Spinner label={t(isAnswered(parts) ? 'assistant_writing' : 'assistant_thinking')} />}
      {state === 'failed' && <Failed turn={turn} onSendAgain={() => onSendAgain(id)} onForget={() => onForget(id)} />}
      {canFollow && parts.some(({ kind }) => kind === 'cars') && (
        <NextQuestions onAsk={(asked) => onAsk({ message: asked })} />
      )}
    </article>
  )
})

/** Whether only words of a language model are awaited. */
const isAnswered = (parts: ShownTurn['parts']): boolean => parts.some(({ kind }) => !OPENING.includes(kind))

const OPENING: readonly string[] = ['wish', 'saying']

function Broken() {
  const { t } = useTexts(assistantTexts)
  return <p className="text-muted">{t('assistant_broken')}</p>
}

interface FailedProps {
  turn: ShownTurn
  onSendAgain: () => void
  onForget: () => void
}

function Failed({ turn: { failure, wait_seconds }, onSendAgain, onForget }: FailedProps) {
  const { t } = useTexts(assistantTexts)
  return (
    <div className="flex flex-col gap-2">
      <p role="alert" className="notice">
        {failureInWords({ code: failure ?? 'unexpected', data: { wait_seconds } }, t)}
      </p>
      <p className="flex flex-wrap gap-2">
        <Button variant="quiet" icon="retry" onClick={onSendAgain}>
          {t('assistant_send_again')}
        </Button>
        <Button variant="plain" onClick={onForget}>
          {t('assistant_forget_question')}
        </Button>
      </p>
    </div>
  )
}

function failureInWords(
  { code, data }: Omit<Failure, 'fields'>,
  t: ReturnType<typeof useTexts<[typeof assistantTexts]>>['t'],
): string {
  if (code === 'network') return t('assistant_failed_network')
  if (code === 'stopped') return t('assistant_failed_stopped')
  if (code === 'NOT_FOUND') return t('assistant_failed_not_found')
  return failureText({ code, data, fields: [] }, t)
}
