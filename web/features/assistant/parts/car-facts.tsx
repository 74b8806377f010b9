import { Link } from 'react-router'
import type { AnswerPart } from '#contract/assistant.ts'
import { PLAIN_FIELDS } from '#domain/cars/fields.ts'
import { carTitle } from '#domain/cars/title.ts'
import { directionOf } from '#domain/language.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { PriceStanding } from '#web/features/fair-price/public.ts'
import { carWordTexts } from '#web/texts/car-words/area.ts'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import { composedText } from '#web/texts/create-texts.ts'
import { fieldInWords } from '#web/texts/field-in-words.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'

type CarPart = Extract<AnswerPart, { kind: 'car' }>

/** What an ad states, and the words of its seller. */
export function CarFacts({ part: { card, fields, quotes } }: { part: CarPart }) {
  const texts = useTexts(assistantTexts, carWordTexts)
  const { lang, t } = texts
  if (!card) return null
  const title = carTitle({ ...card, custom_model: null }, lang)

  function stated({ name, value }: CarPart['fields'][number]) {
    if (name === 'city') return { label: t('filter_city'), words: card?.[`city_name_${lang}`] ?? String(value) }
    const field = PLAIN_FIELDS.find((one) => one.name === name)
    if (field) return { label: t(field.label), words: fieldInWords(field, value, texts) }
    if (value === true) return { label: composedText(t, `feature_${name}`), words: t('yes') }
    return { label: composedText(t, `filter_${name}`), words: composedText(t, `${name}_${value}`) }
  }
  return (
    <Panel as="div" className="flex flex-col gap-3 p-4">
      <h3 className="font-semibold">
        <Link to={`/car/${card.id}`} discover="none" className="link" {...writtenIn(title)}>
          {title}
        </Link>
      </h3>
      {fields.length > 0 && (
        <dl className="divide-y divide-line">
          {fields.map((field) => {
            const { label, words } = stated(field)
            return (
              <div key={field.name} className="flex flex-wrap justify-between gap-x-4 py-1.5">
                <dt className="text-muted">{label}</dt>
                <dd>
                  <bdi dir={field.name === 'price' ? directionOf(lang) : undefined}>{words}</bdi>
                </dd>
              </div>
            )
          })}
        </dl>
      )}
      {card.fair_price && fields.some(({ name }) => name === 'price') && (
        <PriceStanding price={card.price} fair={card.fair_price} />
      )}
      {quotes.length > 0 && (
        <div className="flex flex-col gap-2">
          <p className="text-sm text-muted">{t('assistant_seller_says')}</p>
          {quotes.map(({ text }) => (
            <blockquote key={text} className="border-s-4 border-line ps-3 wrap-anywhere" {...writtenIn(text)}>
              {text}
            </blockquote>
          ))}
        </div>
      )}
    </Panel>
  )
}
