import { readFileSync } from 'node:fs'
import { request } from '@playwright/test'
import { inArray } from 'drizzle-orm'
import type { RevenueSettings } from '#contract/promotions.ts'
import { cars } from '#server/platform/db/schema/index.ts'
import { addAds } from './add-ads.ts'
import { addUser } from './add-user.ts'
import { PASSWORD, SITE } from './site.ts'
import { openSiteData } from './site-data.ts'

/** Settings that tests of promotions rely on. */
const REVENUE: RevenueSettings = {
  offers: [
    { days: 7, price: 49 },
    { days: 14, price: 79 },
    { days: 30, price: 129 },
  ],
  vat_percent: 15,
  company_name: 'مؤسسة صيّاد التجريبية',
  vat_number: '300000000000003',
  bank_name: '',
  account_holder: 'مؤسسة صيّاد التجريبية',
  iban: 'SA0380000000608010167519',
}

const UNMEASURED = { new_value: '0' }

const DAY_MS = 86_400_000

/** Global setup: prepares data that all tests share. */
export default async function beforeTests(): Promise<void> {
  const admin = await request.newContext({ baseURL: SITE.origin, failOnStatusCode: true })
  await admin.post('/api/v1/accounts/sign-in', { data: { email: 'admin@sayyad.example', password: PASSWORD } })
  await admin.put('/api/v1/admin/revenue-settings', { data: REVENUE })
  // a random sample of the visits would load more code than the others
  await admin.put('/api/v1/admin/app-settings/measured_visits_percent', { data: UNMEASURED })
  await admin.dispose()

  // the review queue opens and prefetches its two oldest ads; no test decides these
  const { close, ...siteData } = await openSiteData(readFileSync(SITE.databaseFile, 'utf8'))
  const ids = await addAds(siteData, await addUser(siteData, 'هند', 'user'), 2, 'pending')
  await siteData.db
    .update(cars)
    .set({ submitted_at: new Date(Date.now() - DAY_MS) })
    .where(inArray(cars.id, ids))
  await close()
}
