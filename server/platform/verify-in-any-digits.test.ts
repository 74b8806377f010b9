import { expect, test } from 'vitest'
import { CHEAP_PASSWORDS } from '#server/testing/cheap-passwords.ts'
import { verifyInAnyDigits } from './verify-in-any-digits.ts'

const SPELLINGS = ['سيارة12345', 'سيارة١٢٣٤٥', 'سيارة۱۲۳۴۵']

/** The number of comparisons that it takes to reject a password. */
async function comparisonsOf(hash: string, password: string): Promise<number> {
  let comparisons = 0
  const isRight = await verifyInAnyDigits({ hash, password }, (given) => {
    comparisons += 1
    return CHEAP_PASSWORDS.verify(given)
  })
  expect(isRight).toBe(false)
  return comparisons
}

test('AUTH-02 a wrong password takes the same few comparisons, however the right one is stored', async () => {
  for (const stored of [...SPELLINGS, 'كلمةبلاأرقام']) {
    const hash = await CHEAP_PASSWORDS.hash(stored)
    expect(await comparisonsOf(hash, 'wrong-words')).toBe(1)
    for (const wrong of ['wrong-999', 'wrong-٩٩٩', 'wrong-۹۹۹']) expect(await comparisonsOf(hash, wrong)).toBe(3)
    expect(await comparisonsOf(hash, 'wrong-9٩۹')).toBe(4)
  }
})
