import { Link } from 'react-router'
import { relativeTime } from '#domain/format/relative-time.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Named } from './find-named.ts'
import type { Begun } from './use-begun.ts'

interface Props {
  begun: Begun
  makers: readonly Named[]
}

/** What was begun and not handed in, here or on another device. */
export function BegunAds({ begun: { ads, now, discard }, makers }: Props) {
  const { lang, t } = useTexts(addCarTexts)
  if (!ads.length) return null

  return (
    <section aria-labelledby="ad-drafts" className="notice flex flex-col gap-1">
      <h2 id="ad-drafts" className="font-semibold">
        {t('ad_drafts')}
      </h2>
      <ul>
        {ads.map(({ id, form, updated_at }) => {
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
