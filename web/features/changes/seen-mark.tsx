import { useEffect, useEffectEvent, useRef } from 'react'
import type { CarNews } from '#contract/changes.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { observeIntersections } from '#web/platform/browser/intersections.ts'
import { changesTexts } from '#web/texts/changes/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

interface Props {
  news: CarNews
  /** Called once the mark has been in view, in a visible tab. */
  onShown: () => void
}

/** What has become of a car, such as `Cheaper by 3%: 82,000 SAR → 79,000 SAR`. */
export function SeenMark({ news, onShown }: Props) {
  const { t } = useTexts(changesTexts)
  const element = useRef<HTMLParagraphElement>(null)
  const note = useEffectEvent(onShown)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = observeIntersections(
      (entries) => {
        if (document.visibilityState !== 'visible' || !entries.some(({ isIntersecting }) => isIntersecting)) return
        observer?.disconnect()
        note()
      },
      { threshold: 1 },
    )
    observer?.observe(element.current)
    return () => observer?.disconnect()
  }, [])
  const { state, edited } = news
  return (
    <p ref={element} className="flex flex-col gap-1 text-sm">
      {state && <span className="tag self-start">{t(`changes_${state}`)}</span>}
      {news.price && <PriceNews price={news.price} />}
      {edited.length > 0 && <span className="text-muted">{t('changes_edited')}</span>}
    </p>
  )
}

function PriceNews({ price: { from, to, percent } }: { price: NonNullable<CarNews['price']> }) {
  const { t, lang } = useTexts(changesTexts)
  const isCheaper = to < from
  return (
    <span className={isCheaper ? 'font-medium text-positive' : 'text-muted'}>
      {t(isCheaper ? 'changes_cheaper_by' : 'changes_dearer_by', {
        percent: formatNumber(percent, lang),
        from: formatPrice(from, lang),
        to: formatPrice(to, lang),
      })}
    </span>
  )
}
