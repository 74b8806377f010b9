import { useId } from 'react'
import type { EditableText, TextForm } from '#contract/texts.ts'
import { directionOf, type Lang } from '#domain/language.ts'
import { faultsOf, hintsOf, LONGEST_TEXT } from '#domain/texts/text-rules.ts'
import { isOutdated } from '#domain/texts/text-states.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { websiteTexts } from '#web/texts/website-texts/area.ts'
import { useTextLimit } from '#web/ui/use-text-limit.ts'
import { Conflict } from './conflict.tsx'
import { isContested, isTyped, typedText } from './drafts.ts'
import { Quoted } from './quoted.tsx'
import type { DraftStore } from './use-drafts.ts'

interface Props {
  text: EditableText
  form: TextForm
  lang: Lang
  store: DraftStore
}

/** The input of a text in one language, with its errors and hints. */
export function TextBox({ text, form, lang, store }: Props) {
  const { t } = useTexts(websiteTexts)
  const id = useId()
  const typed = typedText(store.drafts, form, lang)
  const { room, isTooLong } = useTextLimit({ most: LONGEST_TEXT, value: typed }, false)
  const builtIn = form[`built_in_${lang}`]
  if (builtIn === null) return <p className="self-center text-sm text-muted">{t('texts_no_form')}</p>

  const isNew = isTyped(store.drafts, form, lang)
  const faults = faultsOf(typed, lang, form, text.forms)
  const hints = hintsOf(typed, lang, form)
  const isOwn = form[`text_${lang}`] !== '' || isNew
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <label htmlFor={id} className="flex flex-wrap items-baseline gap-x-2 text-sm font-medium">
        <span>{t(`texts_${lang}`)}</span>
        {isNew && <span className="tag">{t('texts_unsaved')}</span>}
      </label>
      <textarea
        id={id}
        data-box
        lang={lang}
        dir={directionOf(lang)}
        rows={Math.min(12, Math.max(2, Math.ceil(typed.length / 42) + (typed.match(/\n/g)?.length ?? 0)))}
        value={typed}
        spellCheck
        className="field py-2 text-start"
        aria-invalid={isTooLong || (isNew && faults.length > 0) ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => store.type(form, lang, event.target.value)}
      />
      <div id={`${id}-note`} className="flex flex-col gap-1 text-sm">
        {faults.map(({ fault, names }) => (
          <p key={fault} className="text-danger">
            {t(`texts_fault_${fault}`, { names: inOrder(names) })}
          </p>
        ))}
        {room && <p className={isTooLong ? 'text-danger' : 'text-muted'}>{room}</p>}
        {hints.map((hint) => (
          <p key={hint}>{t(`texts_hint_${hint}`)}</p>
        ))}
        {isOutdated(form, lang) && <p className="font-medium">{t('texts_outdated')}</p>}
      </div>
      {hints.includes('invisible') && <Quoted label={t('texts_as_read')} text={typed} lang={lang} />}
      {isContested(store.drafts, form, lang) && <Conflict form={form} lang={lang} store={store} />}
      {isOutdated(form, lang) && (
        <Quoted label={t('texts_replaced')} text={form[`replaced_${lang}`] ?? ''} lang={lang} />
      )}
      {isOwn && typed !== builtIn && (
        <>
          <Quoted label={t('texts_built_in')} text={builtIn} lang={lang} />
          <button type="button" className="link self-start text-sm" onClick={() => store.type(form, lang, builtIn)}>
            {t('texts_use_built_in')}
          </button>
        </>
      )}
    </div>
  )
}

/** Joins placeholders left to right, isolated from the text around them. */
const inOrder = (names: readonly string[]): string =>
  names.map((name) => `\u2066${/^\w+$/.test(name) && !name.startsWith('U+') ? `{{${name}}}` : name}\u2069`).join(' ')
