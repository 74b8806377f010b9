import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { WaitingAd } from '#contract/ad-reviews.ts'
import { smallAddress } from '#domain/pictures/picture-address.ts'
import { carTitle } from '#domain/cars/title.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { SelectOne } from '#web/ui/select-boxes.tsx'
import type { Selection } from '#web/ui/use-selection.ts'
import { WaitingTime } from './waiting-time.tsx'

interface Props {
  waiting: readonly WaitingAd[]
  openId: string
  selection: Selection
  /** The name of another reviewer who has the ad open. */
  lookerOf: (ad: WaitingAd) => string | null
  /** Whether a decision about the ad did not reach the server. */
  isUnsent: (ad: WaitingAd) => boolean
  onOpen: (ad: WaitingAd) => void
  now: string
}

/** The waiting ads, oldest first: a column beside the open ad, or a row above it on narrow screens. */
export function ReviewQueue({ waiting, openId, selection, lookerOf, isUnsent, onOpen, now }: Props) {
  const { lang, t } = useTexts(adminTexts)

  return (
    <ul className="flex gap-2 overflow-auto pb-2 max-xl:snap-x xl:max-h-[calc(100dvh-15rem)] xl:flex-col">
      {waiting.map((ad, at) => {
        const { card, kind, submitted_at } = ad
        const title = carTitle({ ...card, custom_model: null }, lang)
        const image = card.images[0]
        const looker = lookerOf(ad)
        return (
          <QueueItem key={card.id} isOpen={card.id === openId}>
            <SelectOne id={card.id} name={title} selection={selection} />
            <Link
              to={`?ad=${card.id}`}
              replace
              preventScrollReset
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                onOpen(ad)
              }}
              aria-current={card.id === openId ? 'page' : undefined}
              className="flex min-w-0 grow gap-2"
            >
              {image && (
                <img
                  src={smallAddress(image) ?? image}
                  alt=""
                  width={64}
                  height={48}
                  loading={at < 8 ? 'eager' : 'lazy'}
                  className="h-12 w-16 flex-none rounded-control object-cover"
                />
              )}
              <span className="flex min-w-0 grow flex-col gap-1">
                <span className="line-clamp-2 text-sm font-medium">
                  <bdi>{title}</bdi>
                </span>
                {kind === 'revision' && <span className="text-sm text-brand">{t('review_kind_revision')}</span>}
                {looker !== null && (
                  <span className="text-sm text-brand">{t('review_looked_at', { name: `\u2068${looker}\u2069` })}</span>
                )}
                {isUnsent(ad) && <span className="text-sm font-medium text-danger">{t('review_unsent')}</span>}
                <WaitingTime since={submitted_at} now={now} />
              </span>
            </Link>
          </QueueItem>
        )
      })}
    </ul>
  )
}

/** Scrolls itself into view when opened. */
function QueueItem({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const item = useRef<HTMLLIElement>(null)

  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isOpen])

  return (
    <li
      ref={item}
      className={`panel flex w-68 flex-none snap-start items-start gap-2 p-2 xl:w-full ${isOpen ? 'border-brand bg-brand-soft' : ''}`}
    >
      {children}
    </li>
  )
}
