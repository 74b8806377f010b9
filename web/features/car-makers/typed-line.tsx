import { useState } from 'react'
import { Link } from 'react-router'
import type { AnyMaker, TypedModel } from '#contract/car-makers.ts'
import { latePart } from '#web/rendering/late-part.tsx'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Shortcut } from '#web/ui/shortcuts/shortcut.tsx'

const NewModelDialog = latePart(async () => (await import('./new-model-dialog.tsx')).NewModelDialog)
const MapTypedDialog = latePart(async () => (await import('./map-typed-dialog.tsx')).MapTypedDialog)

interface Props {
  item: TypedModel
  makers: readonly AnyMaker[]
}

/** A typed model with links to its ads, and two actions: map it to a known model, or add it to the catalogue. */
export function TypedLine({ item, makers }: Props) {
  const { t, lang } = useTexts(carMakerTexts)
  const [asked, setAsked] = useState<'known' | 'new' | null>(null)
  const { typed, ads_count, examples } = item
  const dialog = { item, onClose: () => setAsked(null) }
  return (
    <Panel as="article" className="flex flex-col gap-3 p-4">
      <h2 className="flex flex-wrap items-baseline gap-x-3 font-medium">
        <span className="wrap-anywhere">
          <bdi>{item[`make_name_${lang}`]}</bdi> <bdi>{typed}</bdi>
        </span>
        <span className="text-sm font-normal text-muted">{t('typed_ads', { count: ads_count })}</span>
      </h2>
      <ul className="flex flex-wrap gap-x-4 text-sm" aria-label={t('typed_examples')}>
        {examples.map((ad) => (
          <li key={ad.id}>
            <Link to={`/admin/cars/edit/${ad.id}`} className="link inline-block py-1 wrap-anywhere">
              <bdi>{ad[`title_${lang}`]}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <div className="needs-script flex flex-wrap gap-2">
        <Button {...NewModelDialog.opener} variant="quiet" aria-keyshortcuts="A" onClick={() => setAsked('new')}>
          <span>{t('typed_is_new')}</span>
          <Shortcut keys="A" />
        </Button>
        <Button {...MapTypedDialog.opener} variant="quiet" aria-keyshortcuts="M" onClick={() => setAsked('known')}>
          <span>{t('typed_is_known')}</span>
          <Shortcut keys="M" />
        </Button>
      </div>
      {asked === 'new' && <NewModelDialog {...dialog} />}
      {asked === 'known' && <MapTypedDialog {...dialog} makers={makers} />}
    </Panel>
  )
}
