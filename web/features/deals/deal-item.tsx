import { Link, useLocation } from 'react-router'
import type { DealCard } from '#contract/deals.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { dealTexts } from '#web/texts/deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DealPicture } from './deal-picture.tsx'
import { DealPrices } from './deal-prices.tsx'
import { endInWords } from './end-in-words.ts'

interface Props {
  deal: DealCard
  now: Date
  /** The `sizes` attribute of the picture. */
  sizes: string
  isFirst?: boolean
}

/** A deal in a list. */
export function DealItem({ deal, now, sizes, isFirst = false }: Props) {
  const texts = useTexts(dealTexts)
  const { lang, t } = texts
  const { pathname } = useLocation()
  const title = deal[`title_${lang}`]
  const end = endInWords(deal.ends_at, now, texts)
  return (
    <article className="card deal-card">
      <DealPicture deal={deal} sizes={sizes} isFirst={isFirst} />
      {deal.featured && <span className="card-badge badge-featured">{t('deals_featured')}</span>}
      <div className="card-main grow">
        <DealPrices deal={deal} className="deal-saving" />
        <h3 className="deal-title" {...writtenIn(title)}>
          <Link to={`/deals/${deal.id}`} state={{ from: pathname }} className="card-link">
            {title}
          </Link>
        </h3>
        <p className="dotted text-sm text-muted">
          {deal.brand && <bdi>{deal.brand[`name_${lang}`]}</bdi>}
          {deal.category && (
            <span>
              <bdi>{deal.category[`name_${lang}`]}</bdi>
            </span>
          )}
        </p>
      </div>
      <p className="deal-foot">
        {end && (
          <span className="flex items-center gap-1.5">
            <Icon name="clock" size={16} />
            <span>{end}</span>
          </span>
        )}
        {deal.has_coupon && (
          <span className="tag tag-done">
            <Icon name="ticket" size={16} />
            <span>{t('deals_has_coupon')}</span>
          </span>
        )}
      </p>
    </article>
  )
}
