import { accounts } from './accounts.ts'
import { admin_ads } from './admin-ads.ts'
import { admin_overview } from './admin-overview.ts'
import { admin_lists } from './admin-lists.ts'
import { admin_users } from './admin-users.ts'
import { ad_descriptions } from './ad-descriptions.ts'
import { ad_reviews } from './ad-reviews.ts'
import { ads } from './ads.ts'
import { appointments } from './appointments.ts'
import { articles } from './articles.ts'
import { assistant } from './assistant.ts'
import { audit } from './audit.ts'
import { backups } from './backups.ts'
import { brands } from './brands.ts'
import { car_makers } from './car-makers.ts'
import { cars } from './cars.ts'
import { catalogue } from './catalogue.ts'
import { changes } from './changes.ts'
import { client_faults } from './client-faults.ts'
import { field_vitals } from './field-vitals.ts'
import { contacts } from './contacts.ts'
import { conversation_reports } from './conversation-reports.ts'
import { countries } from './countries.ts'
import { deals } from './deals.ts'
import { email_relay } from './email-relay.ts'
import { events } from './events.ts'
import { facts } from './facts.ts'
import { fair_price } from './fair-price.ts'
import { favorites } from './favorites.ts'
import { hand_over } from './hand-over.ts'
import { insights } from './insights.ts'
import { media } from './media.ts'
import { messages } from './messages.ts'
import { notifications } from './notifications.ts'
import { offers } from './offers.ts'
import { penalties } from './penalties.ts'
import { pictures } from './pictures.ts'
import { prices } from './prices.ts'
import { privacy } from './privacy.ts'
import { profiles } from './profiles.ts'
import { promotions } from './promotions.ts'
import { quick_replies } from './quick-replies.ts'
import { reports } from './reports.ts'
import { saved_searches } from './saved-searches.ts'
import { search } from './search.ts'
import { security } from './security.ts'
import { seller_reviews } from './seller-reviews.ts'
import { settings } from './settings.ts'
import { setup } from './setup.ts'
import { shortlists } from './shortlists.ts'
import { support } from './support.ts'
import { system_checks } from './system-checks.ts'
import { tags } from './tags.ts'
import { texts } from './texts.ts'
import { trade_words } from './trade-words.ts'
import { translations } from './translations.ts'
import { verification } from './verification.ts'
import { views } from './views.ts'

export const contract = {
  backups,
  accounts,
  admin_ads,
  admin_overview,
  admin_lists,
  admin_users,
  ad_descriptions,
  ad_reviews,
  ads,
  appointments,
  articles,
  assistant,
  audit,
  brands,
  car_makers,
  cars,
  catalogue,
  changes,
  client_faults,
  field_vitals,
  contacts,
  conversation_reports,
  countries,
  deals,
  email_relay,
  events,
  facts,
  fair_price,
  favorites,
  hand_over,
  insights,
  media,
  messages,
  notifications,
  offers,
  penalties,
  pictures,
  prices,
  privacy,
  profiles,
  promotions,
  quick_replies,
  reports,
  saved_searches,
  search,
  security,
  seller_reviews,
  settings,
  setup,
  shortlists,
  support,
  system_checks,
  tags,
  texts,
  trade_words,
  translations,
  verification,
  views,
}
