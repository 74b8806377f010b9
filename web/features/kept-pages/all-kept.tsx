import { useEffect, useState } from 'react'
import { findAllKept, type AllKept as All } from '#web/features/offline/public.ts'
import { offlineTexts } from '#web/texts/offline/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { KeptCards } from './kept-cards.tsx'
import { KeptConversations } from './kept-conversations.tsx'
import { KeptSection } from './kept-section.tsx'

/** Everything on this device that can be read without a connection. */
export function AllKept() {
  const { t } = useTexts(offlineTexts)
  const [kept, setKept] = useState<All | null>(null)
  useEffect(() => void findAllKept().then(setKept), [])
  if (!kept) return null
  const { cars, favorites, inbox } = kept
  if (!cars.length && !favorites && !inbox) return <p className="notice">{t('offline_nothing')}</p>
  const oldest = cars.at(-1)
  return (
    <>
      {inbox && (
        <KeptSection title={t('offline_conversations')} at={inbox.at}>
          <KeptConversations inbox={inbox} />
        </KeptSection>
      )}
      {favorites && (
        <KeptSection title={t('offline_favorites')} at={favorites.at}>
          <KeptCards cards={favorites.cards} />
        </KeptSection>
      )}
      {oldest && (
        <KeptSection title={t('offline_recent')} at={oldest.at}>
          <KeptCards cards={cars.map(({ car }) => car)} />
        </KeptSection>
      )}
    </>
  )
}
