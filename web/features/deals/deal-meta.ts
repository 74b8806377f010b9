import type { Deal } from '#contract/deals.ts'
import { namedFileSize } from '#domain/pictures/picture-size.ts'
import { truncate } from '#domain/text/truncate.ts'
import type { PageMeta } from '#web/features/seo/public.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import type { dealTexts } from '#web/texts/deals/area.ts'
import { savingInWords } from './saving-in-words.ts'

const MOST_LETTERS = 120

/** Metadata of a deal, for search engines and link previews. */
export function dealMeta(deal: Deal, texts: Texts<typeof dealTexts>): PageMeta {
  const { lang } = texts
  const description = [
    savingInWords(deal, texts),
    deal.brand?.[`name_${lang}`],
    truncate(deal[`text_${lang}`].replace(/\s+/g, ' '), MOST_LETTERS),
  ]
  return {
    title: deal[`title_${lang}`],
    description: description.filter(Boolean).join(' · '),
    image: deal.picture?.url,
    imageSize: deal.picture && namedFileSize(deal.picture),
    isIndexed: deal.state === 'live',
  }
}
