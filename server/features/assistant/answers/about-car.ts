import { quoteSentences, readCarQuestion } from '#domain/assistant/car-question.ts'
import { readAllWords } from '#domain/assistant/read-long.ts'
import type { StoredPart } from '#domain/assistant/stored-part.ts'
import { asksIfPriceIsFair, readRefusal, readTopics, type Topic } from '#domain/assistant/topics.ts'
import { NO_WISH, partsOf, type Wish } from '#domain/assistant/wish.ts'
import type { Car } from '#contract/cars.ts'
import type { DataServices } from '#server/context.ts'
import { readPosition } from '../read-position.ts'
import { readPublicCar } from '../read-public-car.ts'
import { statedFields } from '../stated-fields.ts'
import { say } from '../say.ts'
import { answerTopics } from './topic.ts'

/** Topics that no ad answers, although a question about one may name them. */
const BESIDE_THE_AD: readonly Topic[] = [
  'yearly_cost',
  'instalments',
  'transfer',
  'safe_payment',
  'insurance',
  'fuel',
  'recalls',
  'import',
  'accident',
  'residents',
]

/** Answers from what the ad states and the seller's text; otherwise drafts a message to the seller. */
export async function* answerAboutCar(
  services: DataServices,
  carId: string,
  message: string,
): AsyncGenerator<StoredPart> {
  const car = await readPublicCar(services, carId)
  if (!car) {
    yield say('car_gone')
    return
  }
  const spoken = readAllWords(message)
  const refusal = readRefusal(spoken)
  if (refusal) {
    yield say(`refused_${refusal}`)
    return
  }
  const topics = readTopics(spoken, true).filter((topic) => BESIDE_THE_AD.includes(topic))
  const asksOfPrice = asksIfPriceIsFair(spoken)
  if (asksOfPrice && (await readPosition(services, carId))) {
    yield say('fair_price')
    yield { kind: 'fair_price', car_id: carId }
    return
  }
  const asked = asksOfPrice ? (['price'] as const) : topics
  const wish = wishOf(car)
  if (asked.length && wish) {
    yield* answerTopics(services, asked, wish)
    return
  }
  const { fields, words, isOpen } = readCarQuestion(message)
  const isGeneral = fields.length === 0 && words.length === 0
  const stated = isGeneral || fields.length > 0 ? statedFields(car, fields) : []
  const isSaid = [car.description_ar, car.description_en].some((text) => quoteSentences(text ?? '', words).length > 0)
  const isStated = fields.length > 0 && stated.length === fields.length && !isOpen
  const isAnswered = isGeneral || isSaid || isStated
  yield say(isAnswered ? 'car_facts' : 'not_in_ad')
  if (isSaid || stated.length > 0) yield { kind: 'car', car_id: carId, fields, words }
  if (!isAnswered) yield { kind: 'draft', car_id: carId, text: message }
}

/** The same model and year; null for models that the catalogue does not have. */
const wishOf = ({ model, year }: Car): Wish | null =>
  model === null ? null : { ...NO_WISH, parts: partsOf({ model: [model], year_min: year, year_max: year }) }
