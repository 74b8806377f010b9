import { useRef, type FormEvent, type KeyboardEvent } from 'react'
import { MOST_MESSAGE } from '#domain/assistant/limits.ts'
import { textLength } from '#domain/text/text-length.ts'
import { matchesMedia } from '#web/platform/browser/media-query.ts'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { keyOf } from '#web/ui/keys/key-of.ts'
import { typedQuestion } from './typed-question.ts'
import { useSpeech } from './use-speech.ts'

interface Props {
  isAboutCar: boolean
  isAnswering: boolean
  onAsk: (message: string) => void
  onStop: () => void
}

/** The field for questions. Enter sends, Shift+Enter begins a new line. A question during an answer waits for its end. */
export function Composer({ isAboutCar, isAnswering, onAsk, onStop }: Props) {
  const { t } = useTexts(assistantTexts)
  const field = useRef<HTMLTextAreaElement>(null)
  const text = typedQuestion.use()
  const begun = useRef('')
  const speech = useSpeech((said) => typedQuestion.set([begun.current, said].filter(Boolean).join(' ')))
  const message = text.trim()
  const isTooLong = textLength(message) > MOST_MESSAGE
  const canSend = message !== '' && !isTooLong
  const label = t(isAboutCar ? 'assistant_write_about' : 'assistant_write')

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (!canSend) return
    onAsk(message)
    typedQuestion.set(undefined)
    // on phones it would keep the on-screen keyboard open above the answer
    if (matchesMedia('(pointer: fine)')) field.current?.focus({ preventScroll: true })
  }

  function speak() {
    begun.current = message
    speech.toggle()
  }

  return (
    <form className="flex flex-col gap-1" onSubmit={send}>
      <div className="assistant-field">
        {speech.isOffered && (
          <Button
            variant="icon"
            icon="microphone"
            className={speech.isListening ? 'assistant-listening' : undefined}
            aria-pressed={speech.isListening}
            aria-label={t('assistant_speak')}
            onClick={speak}
          />
        )}
        <textarea
          ref={field}
          name="message"
          dir="auto"
          rows={1}
          enterKeyHint="send"
          className="assistant-input placeholder:truncate"
          aria-label={label}
          aria-invalid={isTooLong || undefined}
          aria-describedby="assistant-hint"
          placeholder={label}
          value={text}
          onChange={({ target }) => typedQuestion.set(target.value || undefined)}
          onKeyDown={(event) => {
            if (keyOf(event) === 'Enter' && !event.shiftKey) send(event)
          }}
        />
        {isAnswering && (
          <Button variant="quiet" icon="stop" className="px-3" aria-label={t('assistant_stop')} onClick={onStop} />
        )}
        <Button
          type="submit"
          icon="send"
          className="assistant-send"
          aria-disabled={!canSend}
          aria-label={t('assistant_send')}
        />
      </div>
      <Hint isTooLong={isTooLong} speech={speech} />
    </form>
  )
}

interface HintProps {
  isTooLong: boolean
  speech: Pick<ReturnType<typeof useSpeech>, 'isListening' | 'failure'>
}

function Hint({ isTooLong, speech: { isListening, failure } }: HintProps) {
  const { t } = useTexts(assistantTexts)
  return (
    <div id="assistant-hint" className="text-sm">
      <p role="status" className="empty:hidden">
        {isListening && <span>{t('assistant_listening')}</span>}
        {failure && !isListening && <span>{t(`assistant_speech_${failure}`)}</span>}
      </p>
      {isTooLong && <p className="text-danger">{t('assistant_too_long', { most: MOST_MESSAGE })}</p>}
      <p className="sr-only">{t('assistant_keys')}</p>
    </div>
  )
}
