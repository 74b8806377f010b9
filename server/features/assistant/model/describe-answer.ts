import type { AnswerPart } from '#contract/assistant.ts'
import type { CarCard } from '#contract/cars.ts'
import { filtersOf } from '#domain/assistant/wish.ts'
import { carName } from '#domain/cars/car-name.ts'
import { withoutContacts } from '#domain/contacts/contact-in-text.ts'
import type { Lang } from '#domain/language.ts'
import type { References } from './references.ts'

/** In place of a phone number or a link. */
const MARK = '…'
/** Words come one by one, so that a phone number may be several. */
const MAY_BE_CONTACT = /[\p{N}@]/u

/** The parts of an answer as a language model sees them: data and the names to refer to them, nothing about people. */
export const describeAnswer = (parts: readonly AnswerPart[], lang: Lang, references: References): object[] =>
  parts.flatMap((part) => describePart(part, lang, references) ?? [])

function describePart(part: AnswerPart, lang: Lang, references: References): object | null {
  const cars = (cards: readonly CarCard[]) => cards.map((card) => references.hide(describeCar(card, lang)))
  switch (part.kind) {
    case 'saying':
      return { said: part.saying }
    case 'wish':
      return {
        looked_for: filtersOf(part.wish),
        words: withoutContacts(part.wish.words, MARK),
        sort: part.wish.sort,
        not_understood: part.not_understood.filter((word) => !MAY_BE_CONTACT.test(word)),
      }
    case 'cars':
      return {
        found: part.total,
        found_ref: references.count(part.total),
        first_ads: cars(part.cards),
        fits: part.reasons.map(({ car_id, reasons }) => ({ ad: references.hide(car_id), reasons })),
      }
    case 'comparison':
      return { compared: cars(part.cards) }
    case 'prices':
      return {
        asking_prices_of: part[`name_${lang}`],
        year: part.year,
        city: part[`city_name_${lang}`],
        quartiles: part.figures,
        ...(part.figures && {
          quartiles_ref: references.prices({ model: part.model, year: part.year, city: part.city }),
        }),
      }
    case 'yearly_cost':
      return {
        yearly_cost_of: part[`name_${lang}`],
        lines: part.lines.map(({ line, amount }) => ({
          line,
          amount,
          ...(amount !== null && { ref: references.amount(amount) }),
        })),
        sum_of_known_lines: part.total,
        sum_ref: references.amount(part.total),
      }
    case 'instalments':
      return part.plans
        ? {
            instalments: (['flat', 'reducing'] as const).map((method) => ({
              method,
              monthly_ref: references.amount(part.plans?.[method].monthly ?? 0),
              cost_ref: references.amount(part.plans?.[method].cost ?? 0),
            })),
          }
        : { asked_back: part.asks }
    case 'facts':
      return {
        facts: part.facts.map((fact) => ({
          ref: references.fact(fact.key),
          label: fact[`label_${lang}`],
          value: fact.value ?? fact[`value_${lang}`],
          unit: fact.unit,
        })),
      }
    case 'car':
      return {
        ad: part.card && references.hide(describeCar(part.card, lang)),
        stated: part.fields,
        quoted_from_the_seller: part.quotes.map(({ text }) => withoutContacts(text, MARK)),
      }
    case 'fair_price':
      return {
        fair_price_of: part.card && references.hide(describeCar(part.card, lang)),
        label: part.card?.price_label ?? null,
      }
    case 'question':
      return { asked_back: part.question }
    default:
      return null
  }
}

const describeCar = (card: CarCard, lang: Lang) => ({
  id: card.id,
  name: carName(card, lang),
  price_sar: card.price,
  mileage_km: card.mileage,
  city: card[`city_name_${lang}`],
  price_label: card.price_label,
  is_promoted: card.featured,
})
