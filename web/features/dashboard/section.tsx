import type { Viewer } from '#contract/accounts.ts'
import type { SectionData } from './load-section-data.ts'
import { SECTION_PARTS } from './section-parts.ts'

interface Props {
  data: SectionData
  viewer: Viewer
  /** In ISO 8601. */
  now: string
}

const {
  profile: Profile,
  my_ads: MyAds,
  favorites: Favorites,
  saved_searches: SavedSearches,
  messages: Messages,
  preferences: Preferences,
  notifications: Notifications,
  security: Security,
  reviews: Reviews,
  privacy: Privacy,
} = SECTION_PARTS

export function Section({ data, viewer, now }: Props) {
  switch (data.part) {
    case 'profile':
      return <Profile {...data} user_id={viewer.id} now={now} />
    case 'my_ads':
      return <MyAds ads={data.ads} />
    case 'favorites':
      return <Favorites favorites={data.favorites} />
    case 'saved_searches':
      return <SavedSearches searches={data.searches} />
    case 'messages':
      return <Messages user_id={viewer.id} listed={data.listed} />
    case 'preferences':
      return <Preferences {...data} />
    case 'notifications':
      return <Notifications {...data.notifications} now={now} />
    case 'reviews':
      return <Reviews {...data} />
    case 'security':
      return <Security {...data} email={viewer.email} now={now} />
    default:
      return <Privacy delete_at={viewer.delete_at} />
  }
}
