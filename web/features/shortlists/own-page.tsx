import type { Shortlist } from '#contract/shortlists.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { useApi } from '#web/platform/api/api.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ListTables } from './list-tables.tsx'
import { NoShortlist } from './no-shortlist.tsx'
import { notesOn } from './list-parts.ts'
import { OwnCars } from './own-cars.tsx'
import { People } from './people.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { ReceivedNotes } from './received-notes.tsx'
import type { ShareAddress } from './share-address.server.ts'
import { ListMenu } from './list-menu.tsx'
import { SharePanel } from './share-panel.tsx'
import { useFreshList } from './use-fresh-list.ts'

interface Props {
  list: Shortlist
  address: ShareAddress | null
  now: string
}

/** A shortlist for its owner. */
export function OwnPage({ list: loaded, address, now }: Props) {
  const { t } = useTexts(shortlistTexts)
  const userId = useViewer()?.id
  const query = apiQuery(useApi(), 'shortlists', 'get', { shortlist_id: loaded.id }, userId)
  const list = useFreshList(query, loaded)
  if (!list) return <NoShortlist />
  const notes = notesOn(list, null)
  return (
    <main id="content" className="page py-6">
      <PrintSheet list={list} address={address} now={now} />
      <div className="no-print flex flex-col gap-8">
        <header className="flex flex-col gap-3">
          <BackLink className="self-start" to="/shortlists">
            {t('shortlists_all')}
          </BackLink>
          <h1 className="text-2xl font-bold wrap-anywhere">
            <bdi {...writtenIn(list.name)}>{list.name}</bdi>
          </h1>
          <div className="flex flex-wrap gap-2">
            <Button variant="quiet" icon="print" className="needs-script" onClick={() => window.print()}>
              {t('shortlists_print')}
            </Button>
            <ButtonLink variant="quiet" icon="heart" to={`/shortlists?from=favorites`}>
              {t('shortlists_from_favorites')}
            </ButtonLink>
            <ListMenu id={list.id} name={list.name} />
          </div>
        </header>
        <SharePanel list={list} />
        <h2 className="sr-only">{t('shortlists_heading')}</h2>
        <OwnCars list={list} />
        <section aria-labelledby="notes" className="flex flex-col gap-3">
          <h2 id="notes" className="text-xl font-bold">
            {t('shortlists_notes')}
          </h2>
          {notes.length === 0 && <p className="text-muted">{t('shortlists_no_notes')}</p>}
          <ReceivedNotes list={list} notes={notes} />
        </section>
        <People list={list} />
        <ListTables list={list} />
      </div>
    </main>
  )
}
