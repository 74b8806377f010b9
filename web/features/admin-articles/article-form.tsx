import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { AnyArticle, ArticleDraft } from '#contract/articles.ts'
import type { ArticleKind } from '#domain/articles/article-kinds.ts'
import { stateOfLanguage } from '#domain/articles/article-state.ts'
import { LANGUAGES } from '#domain/language.ts'
import { CitedWarning, useCitedQuestion } from '#web/features/content-uses/public.ts'
import { articleTexts } from '#web/texts/admin-articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFocusInvalid } from '#web/ui/form/focus-invalid.ts'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { submitByKeys } from '#web/ui/form/submit-by-keys.ts'
import { LeaveQuestion } from '#web/ui/leave-question.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import type { ArticleChoices } from './article-choices.ts'
import { ArticleConflicts } from './article-conflicts.tsx'
import { ArticleDetails } from './article-details.tsx'
import { formBase, type FormBase } from './draft-base.ts'
import { without } from './changed-values.ts'
import { DraftSides } from './draft-sides.tsx'
import { DraftStatus } from './draft-status.tsx'
import { LanguagePanel } from './language-panel.tsx'
import { LanguageSwitch, useShownLanguages } from './language-switch.tsx'
import { PreviewButton } from './preview-button.tsx'
import { useArticleForm } from './use-article-form.ts'
import { useFocusAfterAdding } from './use-focus-after-adding.ts'

interface Props {
  id: string
  kind: ArticleKind
  article: AnyArticle | null
  base: FormBase
  /** False until it is known what this device has kept. */
  isReady: boolean
  choices: ArticleChoices
  /** In ISO 8601. */
  now: string
  /** Called to start again with what the server has. */
  onReplaced: (article: AnyArticle) => void
}

interface OtherDraft {
  draft: ArticleDraft
  article: AnyArticle
}

/** The two languages side by side, the details, and a bar that saves. */
export function ArticleForm({ id, kind, article, base, isReady, choices, now, onReplaced }: Props) {
  const { t } = useTexts(articleTexts)
  const [other, setOther] = useState<OtherDraft | null>(null)
  const { ask, warning } = useCitedQuestion()
  const state = useArticleForm({
    kind,
    id,
    base,
    onOtherDraft: (draft, stored) => setOther({ draft, article: stored }),
    onCited: (citations, wanted) =>
      ask({ citations, removal: 'unpublish', onConfirm: () => state.submit({ ...wanted, evenIfCited: true }) }),
  })
  const { form, saving, bodies, draft } = state
  const { shown, show } = useShownLanguages()
  const element = useFocusInvalid(form.refusals, (field) => {
    const hidden = field.closest<HTMLElement>('[data-language]')?.dataset['language']
    if (hidden) flushSync(() => show(hidden === 'en' ? 'en' : 'ar'))
  })
  useFocusAfterAdding(element, isReady)
  const times = saving.seen ?? base.fields
  const [live, alsoLive] = LANGUAGES.filter(
    (lang) => stateOfLanguage(times[`published_${lang}_at`], new Date(now)) === 'published',
  )
  return (
    // the keys duplicate the button
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={element}
      noValidate
      // else the browser would submit it before hydration and lose the input
      method="dialog"
      onKeyDown={submitByKeys}
      onFocus={form.prepare}
      onSubmit={(event) => {
        event.preventDefault()
        state.submit()
      }}
    >
      <LeaveQuestion mayLeave={state.mayLeave} />
      {/* input before hydration would be lost */}
      <fieldset disabled={!isReady} className="flex flex-col gap-4">
        <LanguageSwitch shown={shown} onShow={show} />
        <div className="article-languages" data-shown={shown}>
          {LANGUAGES.map((lang) => (
            <LanguagePanel
              key={lang}
              lang={lang}
              kind={kind}
              state={state}
              article={article}
              publishedAt={times[`published_${lang}_at`]}
              isReady={isReady}
              bodies={bodies}
              now={now}
            />
          ))}
        </div>
        <ArticleDetails kind={kind} form={form} article={article} choices={choices} />
        <ArticleConflicts saving={saving} choices={choices} />
        {other && (
          <DraftSides
            mine={state.read()}
            theirs={formBase(other.article, other.draft).fields}
            choices={choices}
            onResolve={(mine) => {
              if (!mine.length) return onReplaced(other.article)
              state.show(without(formBase(other.article, other.draft).fields, mine))
              draft.keeper.insist(other.draft.revision)
              setOther(null)
            }}
          />
        )}
        <CitedWarning by="link" {...warning} />
        <NeedsScript />
        <div className="bottom-bar bottom-bar-tall article-bar">
          <FormFailure text={form.failure?.text} />
          <DraftStatus draft={draft} isAdded={saving.seen !== null} />
          <span className="needs-script contents flex-wrap gap-2 sm:flex">
            <PreviewButton id={id} keep={state.keep} isPossible={saving.seen !== null || draft.state !== 'clean'} />
            <Button type="submit" data-saves="draft" isWorking={form.isSending}>
              {t(live ? `article_save_live_${alsoLive ? 'both' : live}` : 'article_save')}
            </Button>
          </span>
        </div>
      </fieldset>
    </form>
  )
}
