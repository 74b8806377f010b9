import { latinDigits } from '#domain/text/latin-digits.ts'

interface Given {
  hash: string
  password: string
}

/**
 * Compares a password as it was typed and, if that is not it, with Latin digits: new passwords are stored with them,
 * older ones as they were typed.
 */
export async function verifyInAnyDigits(
  { hash, password }: Given,
  verify: (given: Given) => Promise<boolean>,
): Promise<boolean> {
  if (await verify({ hash, password })) return true
  const latin = latinDigits(password)
  return latin !== password && verify({ hash, password: latin })
}
