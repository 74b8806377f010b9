import { directionOf } from '#domain/language.ts'
import { priceInWords } from '#web/texts/price-in-words.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/**
 * The amount followed by ر.س, in the direction of the page.
 * @param amount riyals; null for a price on request
 */
export function Price({ amount }: { amount: number | null }) {
  const texts = useTexts()
  return <bdi dir={directionOf(texts.lang)}>{priceInWords(amount, texts)}</bdi>
}
