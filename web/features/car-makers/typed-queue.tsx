import { Link } from 'react-router'
import type { AnyMaker, TypedModel } from '#contract/car-makers.ts'
import { DecisionQueue, ItemHeading, useDecisionQueue, useItemDialog } from '#web/features/decision-queue/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { decisionQueueTexts } from '#web/texts/decision-queue/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { latePart } from '#web/rendering/late-part.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { Chosen } from './merge-form.tsx'

const NewModelDialog = latePart(async () => (await import('./new-model-dialog.tsx')).NewModelDialog)
const MapTypedDialog = latePart(async () => (await import('./map-typed-dialog.tsx')).MapTypedDialog)

interface Props {
  /** The most frequent first. */
  waiting: readonly TypedModel[]
  total: number
  makers: readonly AnyMaker[]
}

/** The queue of models that sellers typed: each is another spelling of a known model, or new in the catalogue. */
export function TypedQueue({ waiting, total, makers }: Props) {
  const { t, lang } = useTexts(carMakerTexts, decisionQueueTexts)
  const { car_makers } = useApi()
  const queue = useDecisionQueue({
    waiting,
    total,
    idOf: ({ make_id, typed }) => `${make_id} ${typed}`,
    param: 'typed',
    send: ({ typed }, { id }: Chosen, call) => car_makers.map_typed({ model_id: id, typed }, call),
    done: ({ typed }, { name }) => t('typed_mapped', { typed: `\u2068${typed}\u2069`, name: `\u2068${name}\u2069` }),
  })
  const { asked, ask, close } = useItemDialog<'new' | 'known'>(queue.openId)
  return (
    <>
      <p className="max-w-prose text-muted">{t('typed_intro')}</p>
      <DecisionQueue
        queue={queue}
        title={t('queue_waiting', { count: queue.count })}
        summarise={(item) => ({
          name: `${item[`make_name_${lang}`]} ${item.typed}`,
          about: t('typed_ads', { count: item.ads_count }),
        })}
        decisions={() => [
          { key: 'A', label: t('typed_is_new'), variant: 'quiet', onSelect: () => ask('new') },
          { key: 'M', label: t('typed_is_known'), variant: 'quiet', onSelect: () => ask('known') },
        ]}
        none={t('typed_none')}
      >
        {(item) => (
          <>
            <TypedPanel item={item} />
            {asked === 'new' && <NewModelDialog item={item} onClose={close} />}
            {asked === 'known' && <MapTypedDialog item={item} makers={makers} onMap={queue.decide} onClose={close} />}
          </>
        )}
      </DecisionQueue>
    </>
  )
}

/** A typed model with links to its ads. */
function TypedPanel({ item }: { item: TypedModel }) {
  const { t, lang } = useTexts(carMakerTexts)
  const { typed, ads_count, examples } = item
  return (
    <Panel as="article">
      <header className="flex flex-wrap items-baseline gap-x-3">
        <ItemHeading>
          <bdi>{item[`make_name_${lang}`]}</bdi> <bdi>{typed}</bdi>
        </ItemHeading>
        <span className="text-sm text-muted">{t('typed_ads', { count: ads_count })}</span>
      </header>
      <ul className="flex flex-col text-sm" aria-label={t('typed_examples')}>
        {examples.map((ad) => (
          <li key={ad.id}>
            <Link to={`/admin/cars/edit/${ad.id}`} className="link inline-block py-1 wrap-anywhere">
              <bdi>{ad[`title_${lang}`]}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
