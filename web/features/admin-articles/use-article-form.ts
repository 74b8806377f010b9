import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { AnyArticle, ArticleDraft, ArticleFields } from '#contract/articles.ts'
import type { Citations } from '#contract/content-use.ts'
import type { ArticleKind } from '#domain/articles/article-kinds.ts'
import { slugOf } from '#domain/articles/article-slug.ts'
import { useSavedFields } from '#web/features/audit/public.ts'
import { citationsIn } from '#web/features/content-uses/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { queriesOf } from '#web/platform/queries/api-query.ts'
import { articleTexts } from '#web/texts/admin-articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { articlesPath, editArticlePath } from './article-kind-paths.ts'
import type { SavedArticle } from './article-schema.ts'
import { createBodies } from './body/bodies.ts'
import { changedValues, pick } from './changed-values.ts'
import type { FormBase } from './draft-base.ts'
import { savedFields, type Extent } from './saved-fields.ts'
import { ARTICLE } from './schemas.ts'
import { stateAfterAdding } from './use-focus-after-adding.ts'
import { EMPTY_ARTICLE, fieldsOfTyped, typedArticle } from './typed-article.ts'
import { useArticleDraft } from './use-article-draft.ts'
import { usePause } from './use-pause.ts'

/** Fields that have no input of the form, and their errors. */
const OTHERS = ['body_ar', 'body_en', 'published_ar_at', 'published_en_at'] as const
type Faults = Partial<Record<(typeof OTHERS)[number], string>>

interface Options {
  kind: ArticleKind
  id: string
  base: FormBase
  /** Called when another tab or device has kept another draft. */
  onOtherDraft: (draft: ArticleDraft, article: AnyArticle) => void
  /** Called when a language is not hidden, since other articles link to it. */
  onCited: (citations: Citations, wanted: Extent) => void
}

const bodiesOf = (fields: ArticleFields) => createBodies({ ar: fields.body_ar, en: fields.body_en })

/** The state of the form of an article: its inputs, its bodies, its draft, and what is saved. */
export function useArticleForm({ kind, id, base, onOtherDraft, onCited }: Options) {
  const { t, lang } = useTexts(articleTexts)
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [bodies, setBodies] = useState(() => bodiesOf(base.fields))
  const [faults, setFaults] = useState<Faults>({})
  const [first] = useState(() => typedArticle(base.fields))
  const typed = useRef(first)
  const shownBodies = useRef(bodies)
  const extent = useRef<Extent>({})
  const draft = useArticleDraft({ id, kind, revision: base.revision, keptAt: base.keptAt, onOther: onOtherDraft })

  /** What was typed in other fields, or since, stays a draft. */
  function settle(stored: ArticleFields, revision: number) {
    draft.keeper.settle(revision)
    form.settle()
    const rest = changedValues(read(stored), stored)
    if (revision > 0 || Object.keys(rest.values).length > 0) draft.note(rest)
    // the public pages of this browser
    void client.invalidateQueries(queriesOf('articles'))
  }
  const saving = useSavedFields<ArticleFields>({
    stored: base.seen,
    add: async (fields, call) => {
      await api.articles.add({ id, kind, ...fields }, call)
      settle(fields, 0)
      await navigate(editArticlePath(kind, id), { replace: true, state: stateAfterAdding(fields) })
    },
    change: async (wanted, known, call) => {
      const changed = await api.articles.change(
        { article_id: id, wanted, seen: known, even_if_cited: extent.current.evenIfCited ?? false },
        call,
      )
      settle({ ...seen(), ...known, ...wanted }, changed.draft_revision)
    },
    onRefused: explain,
    onShown: (_, replaced) => show(replaced, { ...seen(), ...replaced }),
    onTakenBack: () => void navigate(articlesPath(kind)),
    texts: {
      added: (fields) => t('article_added', { name: fields[`title_${lang}`] || fields.title_ar || fields.title_en }),
      saved: t('article_saved'),
      unchanged: t('article_unchanged'),
    },
  })

  const seen = () => saving.seen ?? EMPTY_ARTICLE
  const typedBodies = () => {
    const { ar, en } = shownBodies.current.readAll()
    return { body_ar: ar, body_en: en } as Pick<ArticleFields, 'body_ar' | 'body_en'>
  }
  const read = (stored = seen()): ArticleFields => ({ ...fieldsOfTyped(typed.current, stored), ...typedBodies() })
  /** Replaces values of the form; the others stay as typed. */
  function show(replaced: Partial<ArticleFields>, stored = seen()) {
    const fields = { ...read(), ...replaced }
    typed.current = typedArticle(fields)
    form.reset(typed.current)
    draft.note(changedValues(fields, stored))
    if (!('body_ar' in replaced) && !('body_en' in replaced)) return
    shownBodies.current = bodiesOf(fields)
    setBodies(shownBodies.current)
  }
  const noteTyped = () => {
    bodies.count()
    draft.note(changedValues(read(), seen()))
  }
  const pause = usePause({ bodies, isUnsent: base.isUnsent, onPause: noteTyped })

  async function send(saved: SavedArticle) {
    setFaults({})
    pause.end()
    await draft.keeper.flush()
    const only = savedFields(extent.current)
    const titles = { ...seen(), ...pick(saved, only) }
    const original = titles[`title_${saved.original_lang}`] || titles.title_ar || titles.title_en
    const slug = saved.slug || (saving.seen ? slugOf(original) || seen().slug : '')
    const { published_ar_at, published_en_at } = { ...seen(), ...extent.current.publication }
    const fields = { ...saved, slug, ...typedBodies(), published_ar_at, published_en_at }
    await saving.save(fields, only).catch((error: unknown) => {
      if (!explain(error)) throw error
    })
  }
  /** @returns whether it is shown why this could not be saved */
  function explain(error: unknown): boolean {
    const [citations, found] = [citationsIn(error), faultsIn(error)]
    if (citations) onCited(citations, extent.current)
    setFaults(found)
    return citations !== null || Object.keys(found).length > 0
  }
  const form = useServerForm({
    schema: ARTICLE,
    defaults: first,
    send,
    onTyped: (values) => {
      typed.current = values
      pause.touch()
    },
  })

  return {
    form,
    saving,
    bodies,
    draft,
    show,
    pause,
    faults,
    read: () => read(),
    submit: (wanted: Extent = {}) => {
      extent.current = wanted
      form.onSubmit()
    },
    /** Sends what is typed to the draft. @returns whether the server has it */
    keep: () => {
      pause.end()
      return draft.keeper.flush()
    },
    mayLeave: () => !pause.isPending() && ['clean', 'kept'].includes(draft.state),
  }
}
export type ArticleFormState = ReturnType<typeof useArticleForm>

/** Errors about fields without an input. Those of a change name the field below `wanted`. */
function faultsIn(error: unknown): Faults {
  const faults: Faults = {}
  for (const { field, reason } of failureOf(error).fields) {
    const name = OTHERS.find((one) => one === field.split('.').find((part) => part !== 'wanted'))
    if (name) faults[name] ??= reason
  }
  return faults
}
