import { Link } from 'react-router'
import type { AssistantState, Question, WishName } from '#contract/assistant.ts'
import { isEmptyWish } from '#domain/assistant/wish.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { addressOf, filterOf } from '#web/features/explore/public.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { labelWish, searchOf } from './wish-search.ts'

interface Props {
  state: AssistantState
  names: readonly WishName[]
  onAsk: (asked: Pick<Question, 'message' | 'wish'>) => void
}

/** What is looked for, as the chips of Explore: each opens its filter there, or is removed here. */
export function WishBar({ state: { wish, past }, names, onAsk }: Props) {
  const { lang, t } = useTexts(assistantTexts, exploreTexts)
  const labels = labelWish(wish, names, lang, t)
  if (isEmptyWish(wish) && !past.length) return null
  const explore = addressOf(searchOf(wish))
  return (
    <div role="group" aria-label={t('assistant_wish')} className="assistant-wish scroll-row">
      {labels.map(({ key, field, label, without }) => (
        <span key={key} className="chip chip-on flex-none py-0 pe-0">
          {field === null ? (
            <span {...writtenIn(label)}>{label}</span>
          ) : (
            <Link
              to={`${explore}#filters-${filterOf(field)}`}
              className="min-w-6 py-2"
              aria-label={t('filter_change', { label })}
            >
              {label}
            </Link>
          )}
          <button
            type="button"
            className="flex-none p-2"
            aria-label={t('filter_remove', { label })}
            onClick={() => onAsk({ message: t('filter_without', { label }), wish: without })}
          >
            <Icon name="close" size={14} />
          </button>
        </span>
      ))}
      {past.length > 0 && (
        <button
          type="button"
          className="chip chip-plain flex-none"
          onClick={() => onAsk({ message: t('assistant_undo') })}
        >
          <Icon name="undo" size={16} />
          <span>{t('assistant_undo')}</span>
        </button>
      )}
      {!isEmptyWish(wish) && (
        <Link to={explore} className="chip chip-plain flex-none">
          <Icon name="search" size={16} />
          <span>{t('assistant_open_explore')}</span>
        </Link>
      )}
    </div>
  )
}
