import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { AD_REJECTION_REASONS, type AdRejectionReason } from '#domain/ads/rejection-reasons.ts'
import type { Lang } from '#domain/language.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldFrame } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { readKey } from './read-key.ts'
import { Shortcut } from './shortcut.tsx'
import { useShortcutSetting } from './shortcut-setting.ts'

interface Props {
  title: string
  /** What the note should be written in; null for sellers of different languages. */
  language: Lang | null
  /** @returns why it could not be done, where trying again may help */
  onReject: (reasons: AdRejectionReason[], note: string) => Promise<string | null>
  onClose: () => void
}

/** Ready reasons, each with its digit, and a free note: the seller reads all of it. */
export function RejectDialog({ title, language, onReject, onClose }: Props) {
  const { t } = useTexts()
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<readonly AdRejectionReason[]>([])
  const [note, setNote] = useState('')
  const [is_tried, setTried] = useState(false)
  const [is_working, setWorking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [has_digits] = useShortcutSetting()
  const reasons = AD_REJECTION_REASONS.filter((reason) => chosen.includes(reason))
  const needs_note = reasons.includes('other') && note.trim() === ''

  useEffect(() => first.current?.focus(), [])

  const toggle = (reason: AdRejectionReason) =>
    setChosen(chosen.includes(reason) ? chosen.filter((one) => one !== reason) : [...chosen, reason])

  async function submit() {
    setTried(true)
    if (is_working || !reasons.length || needs_note) return
    setWorking(true)
    setFailure(await onReject(reasons, note.trim()))
    setWorking(false)
  }

  function press(event: KeyboardEvent) {
    const is_writing = event.target instanceof HTMLTextAreaElement
    const reason = AD_REJECTION_REASONS[Number(readKey(event.nativeEvent)) - 1]
    const is_send = event.key === 'Enter' && (is_writing ? event.ctrlKey || event.metaKey : isBox(event.target))
    if (is_send) void submit()
    else if (reason && has_digits && !is_writing) toggle(reason)
    else return
    event.preventDefault()
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {/* the keys are also what checkboxes and the button do */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        noValidate
        className="flex flex-col gap-4"
        onKeyDown={press}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <fieldset className="flex flex-col" aria-describedby={`${id}-reasons`}>
          <legend className="font-medium">{t('review_reasons')}</legend>
          {AD_REJECTION_REASONS.map((reason, at) => (
            <label key={reason} className="flex min-h-11 items-center gap-3 cursor-pointer">
              <input
                ref={at === 0 ? first : undefined}
                type="checkbox"
                className="checkbox"
                checked={chosen.includes(reason)}
                onChange={() => toggle(reason)}
              />
              <span className="grow">{t(`review_reason_${reason}`)}</span>
              <Shortcut keys={String(at + 1)} />
            </label>
          ))}
          <p id={`${id}-reasons`} role="status" className="text-sm text-danger">
            {is_tried && !reasons.length ? t('review_reasons_needed') : ''}
          </p>
        </fieldset>
        <FieldFrame
          id={id}
          label={t('review_note')}
          hint={t(language ? `review_note_hint_${language}` : 'review_note_hint')}
          {...(is_tried && needs_note && { error: t('review_note_needed') })}
        >
          <textarea
            id={id}
            dir="auto"
            rows={3}
            maxLength={1000}
            className="field py-2"
            value={note}
            aria-invalid={is_tried && needs_note}
            aria-describedby={`${id}-note`}
            onChange={(event) => setNote(event.target.value)}
          />
        </FieldFrame>
        <FormFailure text={failure ?? undefined} />
        <button type="submit" className="button-danger" aria-disabled={is_working}>
          {is_working && <span className="spinner" />}
          {is_working ? t('form_working') : title}
        </button>
      </form>
    </Dialog>
  )
}

const isBox = (target: EventTarget): boolean => target instanceof HTMLInputElement && target.type === 'checkbox'
