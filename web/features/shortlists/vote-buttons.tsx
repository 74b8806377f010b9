import { VOTES, type Vote } from '#domain/shortlists/votes.ts'
import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  /** Name of the car, for labels. */
  name: string
  chosen: Vote | null
  countOf: (vote: Vote) => number
  onVote: (vote: Vote | null) => void
}

/** For and against a car; a second press takes the vote back. */
export function VoteButtons({ name, chosen, countOf, onVote }: Props) {
  const { t } = useTexts(shortlistTexts)
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label={t('shortlists_votes')}>
      {VOTES.map((vote) => (
        <button
          key={vote}
          type="button"
          className="chip needs-script"
          aria-pressed={chosen === vote}
          aria-label={t(`shortlists_vote_${vote}_car`, { value: String(countOf(vote)), name: `\u2068${name}\u2069` })}
          onClick={() => onVote(chosen === vote ? null : vote)}
        >
          <Icon name={vote === 'for' ? 'check' : 'close'} size={16} />
          <span>{t(`shortlists_vote_${vote}`)}</span>
          <bdi>{countOf(vote)}</bdi>
        </button>
      ))}
    </div>
  )
}
