import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Draft, OwnAd } from '#contract/ads.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdEditor, type EditorData } from './ad-editor.tsx'
import { BegunAds } from './begun-ads.tsx'
import { initialForm, type Seller } from './initial-form.ts'
import { OwnAdList } from './late-parts.ts'
import { useBegun } from './use-begun.ts'

export const TABS = ['new', 'edit', 'previous'] as const
type Tab = (typeof TABS)[number]

export const tabOf = (text: string | null): Tab => TABS.find((tab) => tab === text) ?? 'new'

export interface NewAd extends EditorData {
  /** Drafts of new ads. */
  drafts: readonly Draft[]
  profile: Seller
  now: string
}

interface Props {
  tab: Tab
  newAd?: NewAd | undefined
  ads?: readonly OwnAd[] | undefined
  /** Cursor of the next page of ads; null on the last. */
  next?: string | null | undefined
}

export function AddCarPage({ tab, newAd, ads = [], next }: Props) {
  const { t } = useTexts(addCarTexts)
  const isEditing = tab === 'edit'
  return (
    <main id="content" className="page flex flex-col gap-5 py-6">
      <h1 className="text-2xl font-bold">{t('ad_page_title')}</h1>
      <nav aria-label={t('ad_page_title')} className="flex overflow-x-auto border-b border-line">
        {TABS.map((one) => (
          <TabLink key={one} to={one === 'new' ? '/add-car' : `/add-car?tab=${one}`} is_current={one === tab}>
            {t(`ad_tab_${one}`)}
          </TabLink>
        ))}
      </nav>
      {newAd ? (
        <NewAdEditor newAd={newAd} />
      ) : (
        <OwnAdList
          ads={ads}
          none={isEditing ? 'ad_none_to_edit' : 'ad_none_before'}
          more={next ? `/add-car?tab=${tab}&after=${next}` : null}
        />
      )}
    </main>
  )
}

function TabLink({ to, is_current, children }: { to: string; is_current: boolean; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="tab inline-flex flex-none items-center"
      data-state={is_current ? 'active' : undefined}
      aria-current={is_current ? 'page' : undefined}
    >
      {children}
    </Link>
  )
}

function NewAdEditor({ newAd: { drafts, profile, now, ...data } }: { newAd: NewAd }) {
  const begun = useBegun({ drafts, currentId: data.id, owner_id: data.owner.id, now })
  return (
    <>
      {!data.draft && <BegunAds begun={begun} makers={data.makers} />}
      <AdEditor key={data.id} data={data} form={initialForm(data.draft, profile)} isEdit={false} begun={begun} />
    </>
  )
}
