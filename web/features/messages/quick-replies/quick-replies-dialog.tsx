import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { v4 as randomId } from 'uuid'
import { LONGEST_QUICK_REPLY, MOST_QUICK_REPLIES } from '#domain/messages/quick-replies.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { useApi } from '#web/platform/api/api.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { keepUnsentForm, unsentForm } from '#web/ui/form/unsent-form.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useAction } from '#web/ui/use-action.ts'

interface Props {
  user_id: string
  replies: readonly string[]
  onClose: () => void
}

const PART = 'quick-replies'

interface Reply {
  key: string
  text: string
}

const rowOf = (text: string): Reply => ({ key: randomId(), text })

/** Editor of the user's quick replies: add, change, reorder and remove. All changes are saved together. */
export function QuickRepliesDialog({ user_id, replies, onClose }: Props) {
  const { t } = useTexts(messagesTexts)
  const api = useApi()
  const client = useQueryClient()
  const { act, isWorking, failure } = useAction({ showsFailure: true })
  const [rows, setShown] = useState(() => typedRows() ?? (replies.length ? replies : ['']).map(rowOf))

  function setRows(next: readonly Reply[]) {
    setShown([...next])
    keepUnsentForm(PART, { typed: next.map(({ text }) => text), seen: null })
  }

  function save(event: FormEvent) {
    event.preventDefault()
    const texts = rows.map(({ text }) => text.trim()).filter(Boolean)
    act({
      send: () => api.quick_replies.set({ texts }),
      done: t('messages_quick_saved'),
      onDone: () => {
        client.setQueryData(apiQuery(api, 'quick_replies', 'list', undefined, user_id).queryKey, texts)
        keepUnsentForm(PART, undefined)
        onClose()
      },
    })
  }

  return (
    <Dialog title={t('messages_quick_edit')} onClose={onClose}>
      <form noValidate className="flex flex-col gap-3" onSubmit={save}>
        <p className="text-muted">{t('messages_quick_hint', { most: MOST_QUICK_REPLIES })}</p>
        {rows.map(({ key, text }, at) => (
          <div key={key} className="flex items-end gap-1">
            <div className="min-w-0 grow">
              <TextArea
                label={t('messages_quick_one', { number: at + 1 })}
                isRequired={false}
                rows={2}
                most={LONGEST_QUICK_REPLY}
                value={text}
                onChange={({ target }) => setRows(rows.with(at, { key, text: target.value }))}
              />
            </div>
            <Button
              variant="icon"
              icon="up"
              aria-label={t('messages_quick_up', { number: at + 1 })}
              aria-disabled={at === 0}
              onClick={() => setRows(moveUp(rows, at))}
            />
            <Button
              variant="icon"
              icon="trash"
              aria-label={t('messages_quick_remove', { number: at + 1 })}
              onClick={() => setRows(rows.toSpliced(at, 1))}
            />
          </div>
        ))}
        {rows.length < MOST_QUICK_REPLIES && (
          <Button variant="plain" icon="plus" className="self-start" onClick={() => setRows([...rows, rowOf('')])}>
            {t('messages_quick_add')}
          </Button>
        )}
        <FormFailure text={failure ?? undefined} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isWorking={isWorking}>
            {t('messages_quick_save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('messages_not_now')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Those that were typed before the page was loaded again. */
function typedRows(): Reply[] | null {
  const typed = unsentForm(PART)?.typed
  return Array.isArray(typed) && typed.length > 0 ? typed.map((text) => rowOf(String(text))) : null
}

const moveUp = <Row,>(rows: readonly Row[], at: number): Row[] =>
  rows.toSpliced(at - 1, 2, ...rows.slice(at - 1, at + 1).toReversed())
