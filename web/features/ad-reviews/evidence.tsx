import type { AdEvidence } from '#contract/ad-reviews.ts'
import { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdEvents } from './ad-events.tsx'
import { AdFields } from './ad-fields.tsx'
import { AdTexts } from './ad-texts.tsx'
import { carOf } from './fields-of-ad.ts'
import { MarketScale } from './market-scale.tsx'
import { ReviewGallery } from './review-gallery.tsx'
import { SellerHistory } from './seller-history.tsx'
import { SignalList } from './signal-list.tsx'

interface Props {
  car_id: string
  evidence: AdEvidence & { seller_id: string; seller_name: string }
  now: string
}

/** Everything to judge an ad by: warnings, then pictures and fields side by side, then the seller and the history. */
export function Evidence({ car_id, evidence, now }: Props) {
  const { lang, t } = useTexts(adReviewTexts)
  const { ad, before, names, images, images_before, market, seller, events } = evidence
  return (
    <div className="@container flex min-w-0 flex-col gap-5">
      <SignalList {...evidence} />
      <div className="grid gap-5 @3xl:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <ReviewGallery name={`${carOf(ad, names, lang)} ${ad.year}`} images={images} images_before={images_before} />
          <section className="flex flex-col gap-2">
            <h3 className="font-semibold">{t('review_texts')}</h3>
            <AdTexts ad={ad} before={before} />
          </section>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <MarketScale price={ad.price} market={market} />
          <AdFields evidence={evidence} />
        </div>
      </div>
      <div className="grid gap-5 border-t border-line pt-5 @3xl:grid-cols-2">
        <SellerHistory
          car_id={car_id}
          seller_id={evidence.seller_id}
          seller_name={evidence.seller_name}
          seller={seller}
        />
        <AdEvents events={events} now={now} />
      </div>
    </div>
  )
}
