import { accounts } from './accounts.ts'
import { admin_users } from './admin-users.ts'
import { cars } from './cars.ts'
import { countries } from './countries.ts'
import { favorites } from './favorites.ts'
import { notifications } from './notifications.ts'
import { privacy } from './privacy.ts'
import { profiles } from './profiles.ts'
import { saved_searches } from './saved-searches.ts'
import { security } from './security.ts'
import { settings } from './settings.ts'
import { tags } from './tags.ts'
import { texts } from './texts.ts'
import { verification } from './verification.ts'

export const contract = {
  accounts,
  admin_users,
  cars,
  countries,
  favorites,
  notifications,
  privacy,
  profiles,
  saved_searches,
  security,
  settings,
  tags,
  texts,
  verification,
}
