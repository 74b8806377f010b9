import type { LoanRequest } from '#domain/assistant/loan/read-loan-request.ts'
import { completeLoan, missingOf } from '#domain/assistant/loan/stated-loan.ts'
import type { StoredPart } from '#domain/assistant/stored-part.ts'
import type { DataServices } from '#server/context.ts'
import { readPublicCar } from '../read-public-car.ts'
import { say } from '../say.ts'

/**
 * What instalments cost by the calculator of the site, or a question for the number that it needs.
 * @param carId the ad whose price is meant, if `place` points to one
 */
export async function* answerInstalments(
  services: DataServices,
  { loan: said, place }: LoanRequest,
  carId: string | undefined,
): AsyncGenerator<StoredPart> {
  const car = carId === undefined || place === undefined ? null : await readPublicCar(services, carId)
  const loan = { ...said, price: said.price ?? car?.price ?? null }
  const isWhole = missingOf(loan) === null
  if (isWhole) yield say(completeLoan(loan) ? 'instalments' : 'instalments_impossible')
  yield { kind: 'instalments', loan }
  if (isWhole) yield { kind: 'facts', topics: ['instalments'], calculators: [] }
}
