import { useId } from 'react'
import type { DealCard } from '#contract/deals.ts'
import { dealTexts } from '#web/texts/deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DealItem } from './deal-item.tsx'

interface Props {
  title: string
  deals: readonly DealCard[]
  /** In ISO 8601. */
  now: string
}

/** A heading and a row of deals that scrolls horizontally, with a link to all. */
export function DealRow({ title, deals, now }: Props) {
  const { t } = useTexts(dealTexts)
  const id = useId()
  return (
    <section aria-labelledby={id} className="no-print flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-xl font-bold">
          {title}
        </h2>
        <ButtonLink to="/deals" variant="plain">
          <span>{t('deals_see_all')}</span>
          <Icon name="forward" size={16} />
        </ButtonLink>
      </div>
      <ul className="car-row">
        {deals.map((deal) => (
          <li key={deal.id}>
            <DealItem deal={deal} now={new Date(now)} sizes="17rem" />
          </li>
        ))}
      </ul>
    </section>
  )
}
