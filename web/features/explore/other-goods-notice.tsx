import type { OtherGoods } from '#domain/search/polarity/other-goods-kinds.ts'
import { searchTexts } from '#web/texts/search/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** Explains that only cars are sold here, for searches for other goods. */
export function OtherGoodsNotice({ goods }: { goods: OtherGoods }) {
  const { t } = useTexts(searchTexts)
  return <p className="notice">{t('explore_cars_alone', { goods: t(`other_goods_${goods}`) })}</p>
}
