import { useState } from 'react'
import { Link } from 'react-router'
import type { Draft } from '#contract/ads.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { useApi } from '#web/platform/api.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { formOf } from './ad-form.ts'
import type { Named } from './find-named.ts'
import { forgetLocal, unsentDrafts } from './local-drafts.ts'
import { useIsReady } from './use-is-ready.ts'

interface Props {
  /** Of new ads, as the server has them. */
  drafts: readonly Draft[]
  /** Is open and not listed. */
  currentId: string
  owner_id: string
  makers: readonly Named[]
  now: string
}

/** What was begun and not handed in, here or on another device. */
export function BegunAds({ drafts, currentId, owner_id, makers, now }: Props) {
  const { lang, t } = useTexts(addCarTexts)
  const api = useApi()
  const { act } = useAction()
  const isReady = useIsReady()
  const [gone, setGone] = useState<readonly string[]>([])

  const onServer = drafts.map(({ id, fields, updated_at }) => ({ id, form: formOf(fields), updated_at }))
  const local = isReady ? unsentDrafts(owner_id) : []
  const onlyHere = local.filter(({ id }) => !drafts.some((draft) => draft.id === id))
  const begun = [...onlyHere, ...onServer].filter(({ id }) => id !== currentId && !gone.includes(id))
  if (!begun.length) return null

  const discard = (id: string) =>
    act({
      send: () => api.ads.discard_draft({ draft_id: id }),
      onDone: () => {
        forgetLocal(id)
        setGone([...gone, id])
      },
    })

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
              <Button variant="plain" aria-label={t('ad_draft_discard_of', { name })} onClick={() => discard(id)}>
                {t('ad_draft_discard')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
