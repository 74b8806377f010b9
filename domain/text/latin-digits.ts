/** The same text with Arabic-Indic and Persian digits as 0 to 9. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))

/** All digits of the text, as 0 to 9. */
export const digitsOf = (text: string): string => latinDigits(text).replaceAll(/\D/g, '')
