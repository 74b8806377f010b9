import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, inject, test } from 'vitest'
import { cars, profiles, users } from '#server/platform/db/schema/index.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { addDemoAccounts } from './add-demo-accounts.ts'
import { addDemoCars } from './add-demo-cars.ts'
import { removeDemo } from './remove-demo.ts'

const dataDir = mkdtempSync(join(inject('folder'), 'demo-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

test('AUTH-02 demo accounts exist with demo ads alone, with a password of their own', async () => {
  const { services, http } = await givenApp()
  const { db } = services
  const said: string[] = []
  const add = () => addDemoAccounts(services, { dataDir, demoPassword: null }, (text) => said.push(text))
  await add()
  expect(await db.select().from(users)).toEqual([])

  await addDemoCars(services, { count: 30, seed: 1, say: () => {} })
  await add()
  await add()
  expect(said).toHaveLength(2)
  expect(said[0]).toBe(said[1])
  const password = /password (\S+)/.exec(said[0] ?? '')?.[1]
  const roles: Record<string, string> = {}
  for (const name of ['buyer', 'seller', 'admin']) {
    const browser = createBrowser(http)
    await browser.post('/accounts/sign-in', { email: `${name}@sayyad.example`, password })
    roles[name] = (await browser.get('/accounts/role')).json().role
  }
  expect(roles).toEqual({ buyer: 'user', seller: 'user', admin: 'admin' })
  const [seller] = await db.select().from(users).where(eq(users.email, 'seller@sayyad.example'))
  expect(await db.$count(cars, eq(cars.seller_id, seller?.id ?? ''))).toBeGreaterThan(0)

  await removeDemo(db)
  expect(await db.select().from(users)).toEqual([])
  expect(await db.select().from(profiles)).toEqual([])
})
