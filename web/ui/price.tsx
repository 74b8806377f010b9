import { formatPrice } from '#domain/format/format-price.ts'
import { directionOf } from '#domain/language.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** The number first, then ر.س, in the direction of the page. */
export function Price({ amount }: { amount: number }) {
  const { lang } = useTexts()
  return <bdi dir={directionOf(lang)}>{formatPrice(amount, lang)}</bdi>
}
