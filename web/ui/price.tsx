import { CURRENCY, formatAmount } from '#domain/format/format-price.ts'
import { NBSP } from '#domain/format/per-language.ts'
import { directionOf } from '#domain/language.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/**
 * The amount followed by a smaller currency, in the direction of the page.
 * @param amount riyals; null for a price on request
 */
export function Price({ amount }: { amount: number | null }) {
  const { lang, t } = useTexts()
  return (
    <bdi dir={directionOf(lang)}>
      {amount === null ? (
        t('price_on_request')
      ) : (
        <>
          <span>{formatAmount(amount, lang) + NBSP}</span>
          <span className="currency">{CURRENCY[lang]}</span>
        </>
      )}
    </bdi>
  )
}
