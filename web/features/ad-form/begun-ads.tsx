import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { Draft } from '#contract/ads.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf, failureText } from '#web/ui/form/failure.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { formOf } from './ad-form.ts'
import type { Named } from './find-named.ts'
import { forgetLocal, unsentDrafts } from './local-drafts.ts'
import { useIsReady } from './use-is-ready.ts'

interface Props {
  /** Of new ads, as the server has them. */
  drafts: readonly Draft[]
  /** Is open and not listed. */
  current_id: string
  owner_id: string
  makers: readonly Named[]
  now: string
}

/** What was begun and not handed in, here or on another device. */
export function BegunAds({ drafts, current_id, owner_id, makers, now }: Props) {
  const { lang, t } = useTexts()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const is_ready = useIsReady()
  const [gone, setGone] = useState<readonly string[]>([])

  const on_server = drafts.map(({ id, fields, updated_at }) => ({ id, form: formOf(fields), updated_at }))
  const local = is_ready ? unsentDrafts(owner_id) : []
  const only_here = local.filter(({ id }) => !drafts.some((draft) => draft.id === id))
  const begun = [...only_here, ...on_server].filter(({ id }) => id !== current_id && !gone.includes(id))
  if (!begun.length) return null

  async function discard(id: string) {
    try {
      await api.ads.discard_draft({ draft_id: id })
      forgetLocal(id)
      setGone([...gone, id])
      await revalidate()
    } catch (error) {
      addToast({ title: failureText(failureOf(error), t), variant: 'destructive' })
    }
  }

  return (
    <section aria-labelledby="ad-drafts" className="notice flex flex-col gap-1">
      <h2 id="ad-drafts" className="font-semibold">
        {t('ad_drafts')}
      </h2>
      <ul>
        {begun.map(({ id, form, updated_at }) => {
          const make = makers.find(({ slug }) => slug === form.make)?.[`name_${lang}`] ?? form.make_text
          const name = [make, form.model_text, form.year].filter(Boolean).join(' ') || t('ad_draft_unnamed')
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3">
              <Link to={`/add-car?draft=${id}`} className="link" dir="auto">
                {t('ad_draft_continue', { name })}
              </Link>
              <span className="grow text-sm text-muted">{relativeTime(updated_at, new Date(now), lang)}</span>
              <button
                type="button"
                className="button-plain"
                aria-label={t('ad_draft_discard_of', { name })}
                onClick={() => void discard(id)}
              >
                {t('ad_draft_discard')}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
