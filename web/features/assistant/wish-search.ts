import type { Wish, WishName } from '#contract/assistant.ts'
import { seatsFrom } from '#domain/assistant/people.ts'
import { filtersOf, isValuePart, NO_WISH, partsOf, type ValuePart, type WishPart } from '#domain/assistant/wish.ts'
import type { Lang } from '#domain/language.ts'
import { DEFAULT_SORT } from '#domain/search/chips/sorts.ts'
import { labelFilters, type ExploreSearch } from '#web/features/explore/public.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { withAreas, type Translate } from '#web/texts/create-texts.ts'
import { assistantTexts } from '#web/texts/assistant/area.ts'

/** A wish as the search of Explore. */
export const searchOf = (wish: Wish): ExploreSearch => ({
  ...filtersOf(wish),
  ...(wish.words && { q: wish.words }),
  sort: wish.sort,
})

/** A search of Explore as a wish, its conditions in the order of another wish where they are in it. */
export const wishOf = ({ q = '', sort, ...filters }: ExploreSearch, like: Wish = NO_WISH): Wish => ({
  parts: partsOf(
    filters,
    like.parts.map(({ field }) => field),
  ),
  words: q,
  sort,
})

export interface WishLabel {
  key: string
  label: string
  /** Parameter of the search; null for words and order. */
  field: string | null
  /** The wish without it. */
  without: Wish
}

/** The conditions of a wish, each value with a label. */
export function labelWish(wish: Wish, names: readonly WishName[], lang: Lang, translate: Translate): WishLabel[] {
  const t = withAreas(translate, assistantTexts, exploreTexts)
  const named = names.map(({ field, value, name_ar, name_en }) => ({
    field,
    value,
    name: { ar: name_ar, en: name_en },
  }))
  const open = wish.parts.filter(isOpenSeats)
  const closed = wish.parts.filter((part) => !isOpenSeats(part))
  const seats = open.map((part): WishLabel => {
    const [least = 0] = part.values
    return {
      key: part.field,
      field: part.field,
      label: t('assistant_at_least', { label: t('filter_count_seats', { count: Number(least) }) }),
      without: { ...wish, parts: closed },
    }
  })
  const filters = labelFilters(searchOf({ ...wish, parts: closed, words: '' }), named, lang, t).map(
    ({ key, field, label, without }): WishLabel => ({
      key,
      field,
      label,
      without: withParts(wish, wishOf(without, wish), open),
    }),
  )
  const words: WishLabel = {
    key: 'words',
    field: null,
    label: t(wish.parts.length ? 'assistant_words_first' : 'assistant_words', { words: wish.words }),
    without: { ...wish, words: '' },
  }
  const sort: WishLabel = {
    key: 'sort',
    field: null,
    label: t('assistant_sort', { sort: t(`sort_${wish.sort}`) }),
    without: { ...wish, sort: DEFAULT_SORT },
  }
  return [...filters, ...seats, ...(wish.words ? [words] : []), ...(wish.sort === DEFAULT_SORT ? [] : [sort])]
}

const withParts = (wish: Wish, without: Wish, parts: readonly WishPart[]): Wish => ({
  ...without,
  parts: [...without.parts, ...parts],
  words: wish.words,
})

/** «٦ مقاعد أو أكثر»: every number from the least one. */
function isOpenSeats(part: WishPart): part is ValuePart {
  if (!isValuePart(part) || part.field !== 'seats' || part.is_excluded) return false
  const all = seatsFrom(Math.min(...part.values.map(Number)))
  return part.values.length > 1 && part.values.length === all.length && all.every((seat) => part.values.includes(seat))
}

/** What a choice adds to a wish, or else what it leaves out. */
export function labelChoice(
  choice: Wish,
  wish: Wish,
  names: readonly WishName[],
  lang: Lang,
  t: Translate,
): { added: string[]; removed: string[] } {
  const labelsOf = (one: Wish) => labelWish(one, names, lang, t).map(({ label }) => label)
  const [chosen, before] = [labelsOf(choice), labelsOf(wish)]
  return {
    added: chosen.filter((label) => !before.includes(label)),
    removed: before.filter((label) => !chosen.includes(label)),
  }
}
