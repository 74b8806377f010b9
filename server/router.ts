import { procedures } from './context.ts'
import { accountsHandlers } from './features/accounts/handlers.ts'
import { adminUsersHandlers } from './features/admin-users/handlers.ts'
import { carsHandlers } from './features/cars/handlers.ts'
import { countriesHandlers } from './features/countries/handlers.ts'
import { favoritesHandlers } from './features/favorites/handlers.ts'
import { notificationsHandlers } from './features/notifications/handlers.ts'
import { privacyHandlers } from './features/privacy/handlers.ts'
import { profilesHandlers } from './features/profiles/handlers.ts'
import { savedSearchesHandlers } from './features/saved-searches/handlers.ts'
import { securityHandlers } from './features/accounts/security-handlers.ts'
import { settingsHandlers } from './features/settings/handlers.ts'
import { tagsHandlers } from './features/tags/handlers.ts'
import { textsHandlers } from './features/texts/handlers.ts'
import { verificationHandlers } from './features/verification/handlers.ts'

/** The API's list: each procedure of the contract and who answers it. */
export const router = procedures.router({
  accounts: accountsHandlers,
  admin_users: adminUsersHandlers,
  cars: carsHandlers,
  countries: countriesHandlers,
  favorites: favoritesHandlers,
  notifications: notificationsHandlers,
  privacy: privacyHandlers,
  profiles: profilesHandlers,
  saved_searches: savedSearchesHandlers,
  security: securityHandlers,
  settings: settingsHandlers,
  tags: tagsHandlers,
  texts: textsHandlers,
  verification: verificationHandlers,
})
