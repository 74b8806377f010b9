import { VOTES } from '#domain/shortlists/votes.ts'
import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { nameOf, type ShownList } from './list-parts.ts'

interface Props {
  list: Pick<ShownList, 'people' | 'votes'>
  car_id: string
  you?: string | null
}

/** Who is for a car and who against it. */
export function VoteNames({ list: { people, votes }, car_id, you = null }: Props) {
  const texts = useTexts(shortlistTexts)
  const { t } = texts
  return VOTES.map((vote) => {
    const names = votes
      .filter((one) => one.car_id === car_id && one.vote === vote)
      .map(({ person_id }) => `\u2068${nameOf(people, person_id, texts, you)}\u2069`)
    return names.length === 0 ? null : (
      <p key={vote} className={vote === 'for' ? 'text-sm text-positive' : 'text-sm text-danger'}>
        {t(`shortlists_voted_${vote}`, { names: names.join(t('list_comma')) })}
      </p>
    )
  })
}
