import { procedures } from './context.ts'
import { accountsHandlers } from './features/accounts/handlers.ts'
import { adminAdsHandlers } from './features/admin-ads/handlers.ts'
import { adminOverviewHandlers } from './features/admin-overview/handlers.ts'
import { adminListsHandlers } from './features/admin-lists/handlers.ts'
import { adminUsersHandlers } from './features/admin-users/handlers.ts'
import { adDescriptionsHandlers } from './features/ad-descriptions/handlers.ts'
import { adReviewsHandlers } from './features/ad-reviews/handlers.ts'
import { quickRepliesHandlers } from './features/quick-replies/handlers.ts'
import { promotionsHandlers } from './features/promotions/handlers.ts'
import { adsHandlers } from './features/ads/handlers.ts'
import { appointmentsHandlers } from './features/appointments/handlers.ts'
import { articlesHandlers } from './features/articles/handlers.ts'
import { assistantHandlers } from './features/assistant/handlers.ts'
import { auditHandlers } from './features/audit/handlers.ts'
import { backupsHandlers } from './features/backups/handlers.ts'
import { brandsHandlers } from './features/brands/handlers.ts'
import { carMakersHandlers } from './features/car-makers/handlers.ts'
import { carsHandlers } from './features/cars/handlers.ts'
import { catalogueHandlers } from './features/catalogue/handlers.ts'
import { changesHandlers } from './features/changes/handlers.ts'
import { fieldVitalsHandlers } from './features/field-vitals/handlers.ts'
import { clientFaultsHandlers } from './features/client-faults/handlers.ts'
import { contactsHandlers } from './features/contacts/handlers.ts'
import { conversationReportsHandlers } from './features/conversation-reports/handlers.ts'
import { countriesHandlers } from './features/countries/handlers.ts'
import { dealsHandlers } from './features/deals/handlers.ts'
import { emailRelayHandlers } from './features/email-relay/handlers.ts'
import { eventsHandlers } from './features/events/handlers.ts'
import { factsHandlers } from './features/facts/handlers.ts'
import { fairPriceHandlers } from './features/fair-price/handlers.ts'
import { favoritesHandlers } from './features/favorites/handlers.ts'
import { handOverHandlers } from './features/hand-over/handlers.ts'
import { insightsHandlers } from './features/insights/handlers.ts'
import { mediaHandlers } from './features/media/handlers.ts'
import { messagesHandlers } from './features/messages/handlers.ts'
import { notificationsHandlers } from './features/notifications/handlers.ts'
import { offersHandlers } from './features/offers/handlers.ts'
import { penaltiesHandlers } from './features/penalties/handlers.ts'
import { picturesHandlers } from './features/pictures/handlers.ts'
import { pricesHandlers } from './features/prices/handlers.ts'
import { privacyHandlers } from './features/privacy/handlers.ts'
import { profilesHandlers } from './features/profiles/handlers.ts'
import { reportsHandlers } from './features/reports/handlers.ts'
import { savedSearchesHandlers } from './features/saved-searches/handlers.ts'
import { searchHandlers } from './features/search/handlers.ts'
import { securityHandlers } from './features/security/handlers.ts'
import { sellerReviewsHandlers } from './features/seller-reviews/handlers.ts'
import { settingsHandlers } from './features/settings/handlers.ts'
import { setupHandlers } from './features/setup/handlers.ts'
import { shortlistsHandlers } from './features/shortlists/handlers.ts'
import { supportHandlers } from './features/support/handlers.ts'
import { systemChecksHandlers } from './features/system-checks/handlers.ts'
import { tagsHandlers } from './features/tags/handlers.ts'
import { textsHandlers } from './features/texts/handlers.ts'
import { tradeWordsHandlers } from './features/trade-words/handlers.ts'
import { translationsHandlers } from './features/translations/handlers.ts'
import { verificationHandlers } from './features/verification/handlers.ts'
import { viewsHandlers } from './features/views/handlers.ts'

export const router = procedures.router({
  accounts: accountsHandlers,
  admin_ads: adminAdsHandlers,
  admin_overview: adminOverviewHandlers,
  admin_lists: adminListsHandlers,
  admin_users: adminUsersHandlers,
  ad_descriptions: adDescriptionsHandlers,
  ad_reviews: adReviewsHandlers,
  ads: adsHandlers,
  appointments: appointmentsHandlers,
  articles: articlesHandlers,
  assistant: assistantHandlers,
  audit: auditHandlers,
  brands: brandsHandlers,
  car_makers: carMakersHandlers,
  cars: carsHandlers,
  catalogue: catalogueHandlers,
  changes: changesHandlers,
  client_faults: clientFaultsHandlers,
  field_vitals: fieldVitalsHandlers,
  contacts: contactsHandlers,
  conversation_reports: conversationReportsHandlers,
  countries: countriesHandlers,
  deals: dealsHandlers,
  email_relay: emailRelayHandlers,
  events: eventsHandlers,
  facts: factsHandlers,
  fair_price: fairPriceHandlers,
  favorites: favoritesHandlers,
  hand_over: handOverHandlers,
  insights: insightsHandlers,
  media: mediaHandlers,
  messages: messagesHandlers,
  notifications: notificationsHandlers,
  offers: offersHandlers,
  penalties: penaltiesHandlers,
  pictures: picturesHandlers,
  prices: pricesHandlers,
  privacy: privacyHandlers,
  profiles: profilesHandlers,
  promotions: promotionsHandlers,
  quick_replies: quickRepliesHandlers,
  reports: reportsHandlers,
  saved_searches: savedSearchesHandlers,
  search: searchHandlers,
  security: securityHandlers,
  seller_reviews: sellerReviewsHandlers,
  settings: settingsHandlers,
  setup: setupHandlers,
  shortlists: shortlistsHandlers,
  support: supportHandlers,
  backups: backupsHandlers,
  system_checks: systemChecksHandlers,
  tags: tagsHandlers,
  texts: textsHandlers,
  translations: translationsHandlers,
  trade_words: tradeWordsHandlers,
  verification: verificationHandlers,
  views: viewsHandlers,
})
