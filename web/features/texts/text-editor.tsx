import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { EditableText } from '#contract/texts.ts'
import { olderLanguage, isOutdated } from '#domain/texts/text-states.ts'
import { LANGUAGES } from '#domain/language.ts'
import { HistoryDisclosure, useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { matchesMedia } from '#web/platform/browser/media-query.ts'
import { setTextPreview } from '#web/texts/text-preview.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { websiteTexts } from '#web/texts/website-texts/area.ts'
import { Button } from '#web/ui/button.tsx'
import { keyOf } from '#web/ui/keys/key-of.ts'
import { Panel } from '#web/ui/panel.tsx'
import { useShortcuts } from '#web/ui/shortcuts/use-shortcuts.ts'
import { useAction } from '#web/ui/use-action.ts'
import { areaName } from './area-name.ts'
import { changesOf, hasDraft, isSavable, previewOf } from './drafts.ts'
import { EditorBar } from './editor-bar.tsx'
import { MailPreview } from './mail-preview.tsx'
import { PushPreview, SmsPreview } from './sent-preview.tsx'
import { TextBox } from './text-box.tsx'
import type { DraftStore } from './use-drafts.ts'

/** Areas that are sent and not shown on pages. */
const SENT_AREAS = ['mails', 'pushes', 'sms']

interface Props {
  text: EditableText
  store: DraftStore
  listAddress: string
  /** Absent on the first and last text of the list. */
  onPrevious?: () => unknown
  onNext?: () => unknown
}

/** Edits a text in both languages side by side, with all its plural forms. */
export function TextEditor({ text, store, listAddress, onPrevious, onNext }: Props) {
  const { t } = useTexts(websiteTexts)
  const api = useApi()
  const undoable = useUndoable()
  const location = useLocation()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { act, isWorking } = useAction()
  const canSave = hasDraft(store.drafts, text) && isSavable(store.drafts, text)
  useShortcuts({ ...(onNext && { j: onNext }), ...(onPrevious && { k: onPrevious }) })
  useEffect(() => {
    // on phones the on-screen keyboard would cover the text
    if (matchesMedia('(pointer: fine)')) {
      form.current?.querySelector<HTMLElement>('[data-box]')?.focus({ preventScroll: true })
    }
  }, [])

  function save(goOn: boolean) {
    if (!hasDraft(store.drafts, text)) {
      if (goOn) onNext?.()
      return
    }
    if (!canSave) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
      return
    }
    const sent = store.drafts
    const changes = changesOf(sent, text)
    act({
      send: () => undoable(t('texts_saved'), (call) => api.texts.change({ changes }, call)),
      onDone: () => {
        store.markSent(text, sent)
        return goOn && onNext?.()
      },
    })
  }

  function preview() {
    setTextPreview({ overlays: previewOf(store.drafts), back: location.pathname + location.search })
    void navigate('/')
  }

  function onKeyDown(event: KeyboardEvent) {
    if (keyOf(event) !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save(true)
  }

  return (
    <form
      ref={form}
      aria-labelledby="open-text"
      className="flex min-w-0 flex-col gap-4"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        save(false)
      }}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="open-text" className="min-w-0 font-mono font-semibold wrap-anywhere">
          <bdi dir="ltr">{text.name}</bdi>
        </h2>
        <span className="text-sm text-muted">{areaName(t, text.area)}</span>
      </div>
      <Questions text={text} />
      {text.forms.map((one) => (
        <Panel as="fieldset" key={one.text_key} className="p-4">
          <legend className={one.form ? 'px-1 text-sm font-medium' : 'sr-only'}>
            {one.form ? t(`texts_${one.form}_form`) : text.name}
          </legend>
          <div className="two-columns gap-4">
            {LANGUAGES.map((lang) => (
              <TextBox key={lang} text={text} form={one} lang={lang} store={store} />
            ))}
          </div>
          <HistoryDisclosure what="change_text" content_id={one.text_key} />
        </Panel>
      ))}
      {text.area === 'mails' && <MailPreview text={text} drafts={store.drafts} />}
      {text.area === 'sms' && <SmsPreview text={text} drafts={store.drafts} />}
      {text.area === 'pushes' && <PushPreview text={text} drafts={store.drafts} />}
      <EditorBar
        isWorking={isWorking}
        canSave={canSave}
        listAddress={listAddress}
        onSaveNext={() => save(true)}
        {...(hasDraft(store.drafts, text) && { onDiscard: () => store.discard(text) })}
        {...(canSave && !SENT_AREAS.includes(text.area) && { onPreview: preview })}
        {...(onPrevious && { onPrevious })}
        {...(onNext && { onNext })}
      />
    </form>
  )
}

/** Possible mistakes that the admin should check. */
function Questions({ text }: { text: EditableText }) {
  const { t } = useTexts(websiteTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { act, isWorking } = useAction()
  const older = olderLanguage(text.forms)
  const [leftover] = text.forms.filter(({ built_in_ar, built_in_en }) => built_in_ar === null && built_in_en === null)
  const outdated = LANGUAGES.filter((lang) => text.forms.some((form) => isOutdated(form, lang)))
  const confirm = (lang: (typeof LANGUAGES)[number]) =>
    act({ send: () => undoable(t('texts_confirmed'), (call) => api.texts.confirm({ name: text.name, lang }, call)) })
  if (leftover)
    return (
      <div className="notice flex flex-wrap items-center gap-3">
        <p>{t('texts_leftover')}</p>
        <Button
          variant="quiet"
          isWorking={isWorking}
          onClick={() =>
            act({
              send: () =>
                undoable(t('texts_leftover_removed'), (call) =>
                  api.texts.remove_leftover({ text_key: leftover.text_key }, call),
                ),
            })
          }
        >
          {t('texts_leftover_remove')}
        </Button>
      </div>
    )
  return (
    <>
      {older && (
        <div className="notice flex flex-wrap items-center gap-3">
          <p>{t(`texts_older_${older}`)}</p>
          <Button variant="quiet" isWorking={isWorking} onClick={() => confirm(older)}>
            {t('texts_still_right')}
          </Button>
        </div>
      )}
      {outdated
        .filter((lang) => lang !== older)
        .map((lang) => (
          <div key={lang} className="notice flex flex-wrap items-center gap-3">
            <p>{`${t(`texts_${lang}`)} · ${t('texts_outdated')}`}</p>
            <Button variant="quiet" isWorking={isWorking} onClick={() => confirm(lang)}>
              {t('texts_keep')}
            </Button>
          </div>
        ))}
    </>
  )
}
