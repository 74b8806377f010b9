import { expect, test } from 'vitest'
import { readLoan } from './read-loan.ts'

test.each(['وراتبي ٦٠٠٠', 'والراتب 6000 ريال', 'my salary is 6000'])('AI-01 «%s» is no price of a car', (text) => {
  expect(readLoan(text, null).price).toBeNull()
})
