import type { CarCard as Card } from '#contract/cars.ts'
import type { BodyType, Color } from '#domain/cars/enumerations.ts'
import { placeholderImage } from '#domain/pictures/placeholder-image.ts'
import { CarCard } from '#web/features/cars/public.ts'
import { usePictures } from '#web/features/pictures/public.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useEditor } from './editor-context.tsx'
import { languageOfText, numbersOf } from './read-form.ts'

/** The card of the ad as buyers will see it; its links are inert. */
export function CardPreview() {
  const { t } = useTexts(addCarTexts)
  const card = useCard()
  return (
    <section aria-labelledby="ad-preview">
      <h2 id="ad-preview" className="mb-2 font-semibold">
        {t('ad_preview')}
      </h2>
      {card ? <InertCard card={card} /> : <p className="panel p-4 text-sm text-muted">{t('ad_preview_waits')}</p>}
    </section>
  )
}

export const InertCard = ({ card }: { card: Card }) => (
  <div inert className="ad-preview">
    <CarCard car={card} Actions={NoActions} sizes="22rem" />
  </div>
)

const NoActions = () => null

/** Null until there is enough input for a card. */
export function useCard(): Card | null {
  const { form, picture_ids, imported_images, ofAd, makers, models, cities } = useEditor()
  const { pictures = [] } = usePictures(picture_ids, ofAd?.car_id)
  const { year, price, mileage } = numbersOf(form)
  const make = makers.find(({ slug }) => slug === form.make)
  const model = models.find(({ slug }) => slug === form.model)
  const city = cities.find(({ slug }) => slug === form.city)
  if (!make || year === null || (price === null && !form.is_price_on_request) || mileage === null) return null
  const images = picture_ids.length ? pictures.flatMap(({ url }) => url ?? []) : imported_images
  const drawing = placeholderImage((form.body_type || null) as BodyType | null, (form.color || null) as Color | null)
  const isArabic = languageOfText(form.title) === 'ar'
  const [titleAr, titleEn] = isArabic ? [form.title, form.title_other] : [form.title_other, form.title]
  return {
    id: '0190b5e0-0000-7000-8000-000000000000',
    ad_title_ar: titleAr.trim() || null,
    ad_title_en: titleEn.trim() || null,
    make_name_ar: make.name_ar,
    make_name_en: make.name_en,
    model_name_ar: model?.name_ar ?? form.model_text,
    model_name_en: model?.name_en ?? form.model_text,
    year,
    price,
    discount: 0,
    mileage,
    city_name_ar: city?.name_ar ?? form.city_text,
    city_name_en: city?.name_en ?? form.city_text,
    images: images.length ? [...images] : [drawing],
    tags: [],
    featured: false,
    published_at: new Date(0).toISOString(),
    seller_replies_fast: false,
    seller_is_verified: false,
    confirmed_days_ago: null,
    fair_price: null,
    price_label: null,
  }
}
