import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findOwnedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { expect, test } from './fixtures.ts'
import { lookAt } from './look-at.ts'
import { SITE } from './site.ts'
import { startOwnSite } from './start-site.ts'

/** Archives a site with ads, whose machine is lost then. @returns where its archive is */
async function loseSite(port: number): Promise<string> {
  const target = mkdtempSync(join(tmpdir(), 'sayyad-archive-'))
  const archive = join(target, 'continuous')
  const lost = await startOwnSite(port, { BACKUP_CONTINUOUS: 'on', BACKUP_TARGET: target, DEMO_CARS: '20' })
  const archived = (part: string) => existsSync(archive) && readdirSync(archive).some((name) => name.includes(part))
  await expect.poll(() => archived('-base-'), { timeout: 30_000 }).toBe(true)
  const client = new pg.Client({ connectionString: (await findOwnedPostgres(lost.dataDir)) ?? '' })
  await client.connect()
  await client.query(`select pg_logical_emit_message(true, 'test', '')`)
  const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file')
  await client.end()
  await expect.poll(() => archived(`-${rows[0]?.file}.zst`), { timeout: 30_000 }).toBe(true)
  await lost.end()
  return target
}

test('ADMIN-07 on a new machine the host brings a lost site back as it was at a time @own-context', async ({
  page,
  allowStatus,
}, { parallelIndex }) => {
  test.setTimeout(180_000)
  allowStatus(503)
  allowStatus(409)
  const port = SITE.port + 20 + parallelIndex
  const target = await loseSite(port)
  const { origin, dataDir, output, end } = await startOwnSite(port, { BACKUP_CONTINUOUS: 'on', BACKUP_TARGET: target })
  await expect.poll(() => existsSync(join(dataDir, 'archive-state.json'))).toBe(true)
  await page.goto(/http\S+\/setup\/\S+/.exec(output())?.[0] ?? '')
  await expect(page.getByText(/يمكن الرجوع إلى أي وقت من/)).toBeVisible()
  await lookAt(page, 'setup-archive')
  const time = page.getByLabel('الوقت بتوقيت الرياض، بالثانية')
  await time.fill('2050-01-01T12:30:15')
  await page.getByRole('button', { name: 'استعادة إلى هذا الوقت' }).click()
  await expect(page.getByText(/يصل الأرشيف إلى .* لم يتغير شيء/)).toBeVisible()
  await page.getByRole('button', { name: 'استعادة إلى آخر ما حُفظ' }).click()
  await expect(page.getByText('تجري استعادة الموقع، وهذه الصفحة تنتظره…')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'اكتمل إعداد الموقع' })).toBeVisible({ timeout: 90_000 })
  await page.goto(`${origin}/explore`)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await end()
  rmSync(target, { recursive: true })
})
