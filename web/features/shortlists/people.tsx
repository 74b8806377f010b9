import { useState } from 'react'
import type { Shortlist, ShortlistPerson } from '#contract/shortlists.ts'
import { useApi } from '#web/platform/api/api.ts'
import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { nameOf } from './list-parts.ts'
import { useListAction } from './use-list-action.ts'

/** Who voted or wrote, each with a way to remove them. */
export function People({ list: { id, people } }: { list: Shortlist }) {
  const texts = useTexts(shortlistTexts)
  const { t } = texts
  const api = useApi()
  const [asked, setAsked] = useState<ShortlistPerson | null>(null)
  const { act, isWorking } = useListAction()
  if (!people.length) return null
  const name = (personId: string) => nameOf(people, personId, texts)
  return (
    <section aria-labelledby="people" className="flex flex-col gap-3">
      <h2 id="people" className="text-xl font-bold">
        {t('shortlists_people')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {people.map((person) => (
          <li key={person.id} className="chip chip-plain">
            <bdi>{name(person.id)}</bdi>
            <Button
              variant="icon"
              icon="close"
              aria-label={t('shortlists_remove_person', { name: name(person.id) })}
              onClick={() => setAsked(person)}
            />
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t('shortlists_person_title', { name: `\u2068${name(asked.id)}\u2069` })}
          text={t('shortlists_person_text')}
          confirm={t('remove')}
          cancel={t('shortlists_keep')}
          isFinal
          isWorking={isWorking}
          onClose={() => setAsked(null)}
          onConfirm={() =>
            act({
              send: () => api.shortlists.remove_person({ shortlist_id: id, person_id: asked.id }),
              done: t('shortlists_person_removed'),
              onEnd: () => setAsked(null),
            })
          }
        />
      )}
    </section>
  )
}
