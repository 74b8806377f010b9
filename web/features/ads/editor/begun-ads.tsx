import { Link } from 'react-router'
import { relativeTime } from '#domain/format/relative-time.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Begun } from './use-begun.ts'
import type { CatalogueItem } from './catalogue-item.ts'
import { useDraftName } from '../use-draft-name.ts'

interface Props {
  begun: Begun
  makers: readonly CatalogueItem[]
}

/** Unsubmitted new ads, from the server and from this device. */
export function BegunAds({ begun: { ads, now, discard }, makers }: Props) {
  const { t } = useTexts(addCarTexts)
  if (!ads.length) return null

  return (
    <section aria-labelledby="ad-drafts" className="notice flex flex-col gap-1">
      <h2 id="ad-drafts" className="font-semibold">
        {t('ad_drafts')}
      </h2>
      <ul>
        {ads.map((ad) => (
          <BegunItem key={ad.id} ad={ad} makers={makers} now={now} onDiscard={() => discard(ad.id)} />
        ))}
      </ul>
    </section>
  )
}

interface ItemProps {
  ad: Begun['ads'][number]
  makers: readonly CatalogueItem[]
  now: string
  onDiscard: () => void
}

function BegunItem({ ad: { id, form, updated_at }, makers, now, onDiscard }: ItemProps) {
  const { lang, t } = useTexts(addCarTexts)
  const name = useDraftName(form, makers) || t('ad_draft_unnamed')
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <Link to={`/add-car?draft=${id}`} className="link">
        {t('ad_draft_continue', { name: `\u2068${name}\u2069` })}
      </Link>
      <span className="grow text-sm text-muted">{relativeTime(updated_at, new Date(now), lang)}</span>
      <Button variant="plain" aria-label={t('ad_draft_discard_of', { name })} onClick={onDiscard}>
        {t('ad_draft_discard')}
      </Button>
    </li>
  )
}
