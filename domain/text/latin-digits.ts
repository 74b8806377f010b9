/** The same text with Arabic-Indic and Persian digits as 0 to 9. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))

/**
 * The text as it is, and with all its digits as Latin, Arabic-Indic and Persian ones, without duplicates: at most four,
 * and a single one if it has no digits.
 */
export function inAllDigits(text: string): string[] {
  const latin = latinDigits(text)
  const from = (zero: number) => latin.replace(/[0-9]/g, (digit) => String.fromCharCode(zero + Number(digit)))
  return [...new Set([text, latin, from(0x660), from(0x6f0)])]
}

/** All digits of the text, as 0 to 9. */
export const digitsOf = (text: string): string => latinDigits(text).replaceAll(/\D/g, '')
