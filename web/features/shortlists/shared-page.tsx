import { Link } from 'react-router'
import type { SharedShortlist } from '#contract/shortlists.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { CarPanel } from './car-panel.tsx'
import { notesOn, titleOf } from './list-parts.ts'
import { ListTables } from './list-tables.tsx'
import { NoShortlist } from './no-shortlist.tsx'
import { OwnNotes } from './own-notes.tsx'
import { PrintSheet } from './print-sheet.tsx'
import type { ShareAddress } from './share-address.server.ts'
import { useFreshList } from './use-fresh-list.ts'
import { useVotes } from './use-votes.ts'
import { VoteButtons } from './vote-buttons.tsx'
import { VoteNames } from './vote-names.tsx'

interface Props {
  token: string
  list: SharedShortlist
  address: ShareAddress | null
  now: string
}

/** A shortlist for whoever has its link. */
export function SharedPage({ list: loaded, ...props }: Props) {
  const query = apiQuery(useApi(), 'shortlists', 'open', { token: props.token })
  const list = useFreshList(query, loaded)
  return list ? <SharedList {...props} list={list} /> : <NoShortlist />
}

function SharedList({ token, list, address, now }: Props) {
  const texts = useTexts(shortlistTexts)
  const { t } = texts
  const { you, votes, ownVote, tap } = useVotes(token, list)
  const shown = { ...list, votes: [...votes] }
  const writing = { token, people: list.people, you }
  return (
    <main id="content" className="page py-6">
      <PrintSheet list={shown} address={address} now={now} />
      <div className="no-print flex flex-col gap-8">
        <header className="flex flex-col gap-3">
          <h1 className="text-2xl font-bold wrap-anywhere">
            <bdi {...writtenIn(list.name)}>{list.name}</bdi>
          </h1>
          <p className="max-w-prose text-muted">{t('shortlists_shared_lead')}</p>
          <NeedsScript />
          <Button variant="quiet" icon="print" className="needs-script self-start" onClick={() => window.print()}>
            {t('shortlists_print')}
          </Button>
        </header>
        {list.cars.length === 0 && <p className="notice">{t('shortlists_empty')}</p>}
        <h2 className="sr-only">{t('shortlists_heading')}</h2>
        <ul className="grid items-start gap-4 lg:grid-cols-2">
          {list.cars.map((item) => (
            <CarPanel key={item.car_id} item={item}>
              <VoteButtons
                name={titleOf(item.car, texts)}
                chosen={ownVote(item.car_id)}
                countOf={(vote) => votes.filter((one) => one.car_id === item.car_id && one.vote === vote).length}
                onVote={(vote) => tap({ car_id: item.car_id, vote })}
              />
              <VoteNames list={shown} car_id={item.car_id} you={you} />
              <OwnNotes {...writing} car_id={item.car_id} notes={notesOn(list, item.car_id)} />
            </CarPanel>
          ))}
        </ul>
        <section aria-labelledby="notes" className="flex flex-col gap-3">
          <h2 id="notes" className="text-xl font-bold">
            {t('shortlists_notes')}
          </h2>
          <OwnNotes {...writing} car_id={null} notes={notesOn(list, null)} />
        </section>
        <ListTables list={list} />
        {address && (
          <Link
            to="/contact"
            state={{ text: `${t('shortlists_reported', { address: address.url })}\n` }}
            className="link self-start text-sm"
          >
            {t('shortlists_report')}
          </Link>
        )}
      </div>
    </main>
  )
}
