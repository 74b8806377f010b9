import { inAllDigits } from '#domain/text/latin-digits.ts'

interface Given {
  hash: string
  password: string
}

/**
 * Compares a password as it was typed, then in Latin, Arabic-Indic and Persian digits: new passwords are stored with
 * Latin digits, older ones as they were typed. A wrong password takes as many comparisons with any hash.
 */
export async function verifyInAnyDigits(
  { hash, password }: Given,
  verify: (given: Given) => Promise<boolean>,
): Promise<boolean> {
  for (const spelling of inAllDigits(password)) {
    if (await verify({ hash, password: spelling })) return true
  }
  return false
}
