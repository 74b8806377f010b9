import type { Deal } from '#contract/deals.ts'
import type { DEAL_INTERACTIONS } from '#domain/events/tracked.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { dealTexts } from '#web/texts/deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ShareButton } from '#web/ui/share/share-button.tsx'
import { Coupon } from './coupon.tsx'
import { DealPrices } from './deal-prices.tsx'
import { endInWords } from './end-in-words.ts'
import type { useCountdown } from './use-countdown.ts'

const MIDDLE_BUTTON = 1

interface Props {
  deal: Deal
  isLive: boolean
  countdown: ReturnType<typeof useCountdown>
  onAct: (interaction: (typeof DEAL_INTERACTIONS)[number]) => void
}

/** Title, brand and what one saves; while the deal is live, also its code and link. */
export function DealOffer({ deal, isLive, countdown, onAct }: Props) {
  const { lang, t } = useTexts(dealTexts)
  const { brand, category, featured, coupon_code, link } = deal
  const title = deal[`title_${lang}`]
  // a draft shows admins what visitors will see
  const isOffered = isLive || deal.state === 'draft' || deal.state === 'scheduled'
  const isOver = deal.state === 'expired' || (deal.state === 'live' && countdown.isOver)
  return (
    <Panel className="flex flex-col gap-4 p-5">
      <p className="flex flex-wrap items-center gap-2">
        {featured && <span className="badge-featured">{t('deals_featured')}</span>}
        {deal.is_demo && <span className="tag">{t('deals_demo')}</span>}
        {category && (
          <span className="tag wrap-anywhere whitespace-normal">
            <bdi>{category[`name_${lang}`]}</bdi>
          </span>
        )}
      </p>
      <h1 {...writtenIn(title)} className="text-2xl font-bold wrap-anywhere">
        {title}
      </h1>
      {brand && (
        <p className="flex items-center gap-3 text-muted">
          {brand.logo && (
            <span className="rounded-control border border-line bg-white p-1.5">
              <img src={brand.logo.url} alt="" width={40} height={40} className="size-10 object-contain" />
            </span>
          )}
          <span className="min-w-0 wrap-anywhere">
            {t('deals_by', { name: `\u2068${brand[`name_${lang}`]}\u2069` })}
          </span>
        </p>
      )}
      <DealPrices deal={deal} className="text-3xl font-bold" />
      {(isOffered || isOver) && <Ending endsAt={deal.ends_at} isOver={isOver} countdown={countdown} />}
      {isOffered && coupon_code && <Coupon code={coupon_code} onCopied={() => onAct('copy_coupon')} />}
      {isOffered && link && (
        <div className="flex flex-col gap-1">
          <ButtonAnchor
            href={link}
            target="_blank"
            rel="sponsored noopener"
            icon="external"
            onClick={() => onAct('click')}
            // the middle button opens it too, the right one its menu
            onAuxClick={({ button }) => button === MIDDLE_BUTTON && onAct('click')}
          >
            {t('deals_open')}
          </ButtonAnchor>
          <p className="text-sm text-muted">{t('deals_open_note')}</p>
        </div>
      )}
      <ShareButton path={`/deals/${deal.id}`} title={title} onShare={() => onAct('share')} className="self-start" />
    </Panel>
  )
}

interface EndingProps extends Pick<Props, 'countdown'> {
  endsAt: string | null
  isOver: boolean
}

function Ending({ endsAt, isOver, countdown }: EndingProps) {
  const texts = useTexts(dealTexts)
  const { now, isLastDay, clock } = countdown
  const end = isOver ? texts.t('deals_ended') : endInWords(endsAt, now, texts)
  if (end === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="flex items-center gap-1.5 font-medium">
        <Icon name="clock" />
        <span>{end}</span>
      </p>
      {isLastDay && !isOver && (
        <p role="timer" aria-label={texts.t('deals_time_left')} className="deal-clock text-lg font-semibold text-brand">
          {clock !== null && <bdi>{clock}</bdi>}
        </p>
      )}
    </div>
  )
}
