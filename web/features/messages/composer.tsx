import type { FormEvent, KeyboardEvent, RefObject } from 'react'
import { LONGEST_MESSAGE } from '#domain/messages/conversation.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { keyOf } from '#web/ui/keys/key-of.ts'
import { AttachPictures } from './pictures/attach-pictures.tsx'
import { ChosenPictures } from './pictures/chosen-pictures.tsx'
import type { ChosenPictures as Chosen } from './pictures/use-chosen-pictures.ts'
import { usePictureDrop } from './pictures/use-picture-drop.ts'
import { textLength } from '#domain/text/text-length.ts'

interface Props {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  setText: (text: string) => void
  chosen: Chosen
  onSend: (content: string) => void
}

/** Message field. Enter sends, Shift+Enter begins a new line. Pictures can be chosen, taken, pasted or dropped. */
export function Composer({ field, text, setText, chosen, onSend }: Props) {
  const { t } = useTexts(messagesTexts)
  const content = text.trim()
  const isTooLong = textLength(content) > LONGEST_MESSAGE
  const canSend = (content !== '' || chosen.pictures.length > 0) && !isTooLong
  usePictureDrop(field, chosen.add)

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (!canSend) return
    onSend(content)
  }

  return (
    <form className="border-t border-line p-3" onSubmit={send}>
      <ChosenPictures {...chosen} />
      <div className="flex items-end gap-1 sm:gap-2">
        <AttachPictures onChoose={chosen.add} isNarrow={content !== ''} />
        <div className="flex min-w-0 grow flex-col">
          <textarea
            ref={field}
            name="content"
            dir="auto"
            rows={1}
            enterKeyHint="send"
            className="field field-sizing-content max-h-40 resize-none py-2 placeholder:truncate"
            aria-label={t('messages_write')}
            aria-invalid={isTooLong || undefined}
            aria-describedby={isTooLong ? 'message-too-long' : undefined}
            placeholder={t('messages_write')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onPaste={(event) => {
              const files = [...event.clipboardData.files]
              if (!files.length) return
              event.preventDefault()
              chosen.add(files)
            }}
            onKeyDown={(event) => {
              if (keyOf(event) === 'Enter' && !event.shiftKey) send(event)
            }}
          />
          {isTooLong && (
            <p id="message-too-long" className="text-sm text-danger">
              {t('messages_too_long', { most: LONGEST_MESSAGE })}
            </p>
          )}
        </div>
        <Button type="submit" aria-disabled={!canSend}>
          {t('messages_send')}
        </Button>
      </div>
    </form>
  )
}
