import { quoteSentences, readCarQuestion } from '#domain/assistant/car-question.ts'
import type { StoredPart } from '#domain/assistant/stored-part.ts'
import type { CallContext } from '#server/context.ts'
import { readPublicCar } from '../read-public-car.ts'
import { statedFields } from '../stated-fields.ts'
import { say } from '../say.ts'

/** Answers from what the ad states and the seller's text; otherwise drafts a message to the seller. */
export async function* answerAboutCar(
  context: CallContext,
  carId: string,
  message: string,
): AsyncGenerator<StoredPart> {
  const car = await readPublicCar(context, carId)
  if (!car) {
    yield say('car_gone')
    return
  }
  const { fields, words } = readCarQuestion(message)
  const isGeneral = fields.length === 0 && words.length === 0
  const stated = statedFields(car, fields)
  const isSaid = [car.description_ar, car.description_en].some((text) => quoteSentences(text ?? '', words).length > 0)
  const isAnswered = isGeneral || isSaid || (fields.length > 0 && stated.length === fields.length)
  yield say(isAnswered ? 'car_facts' : 'not_in_ad')
  if (isGeneral || isSaid || stated.length > 0) yield { kind: 'car', car_id: carId, fields, words }
  if (!isAnswered) yield { kind: 'draft', car_id: carId, text: message }
}
