import { chownSync, mkdirSync, mkdtempSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { closeAfterFile } from '#server/testing/close-after-file.ts'
import { buildImage, isBuilt, type Image } from '#server/testing/build-image.ts'
import { findFreePort } from '#server/testing/run-program.ts'
import { containerReady, startContainer } from '#server/testing/start-container.ts'
import { findBuilder } from '../scripts/find-builder.ts'

const builder = findBuilder()
/** A budget of 400 MB, of which Debian's slim image has 80. */
const MOST_MEGABYTES = 320

describe.skipIf('missing' in builder || !isBuilt())('the container image', () => {
  let image: Image
  beforeAll(() => {
    if ('missing' in builder) return
    image = buildImage(mkdtempSync(join(inject('folder'), 'image-')), builder.driver)
    closeAfterFile(async () => image.remove())
  })

  function givenVolume(): string {
    const [uid, gid] = image.settings.User.split(':').map(Number)
    const data = mkdtempSync(join(inject('folder'), 'volume-'))
    chownSync(data, uid ?? 0, gid ?? 0)
    return data
  }

  test('is small, runs as an ordinary user, keeps its data in a volume, and is asked whether it responds', () => {
    const { User, Volumes, Healthcheck } = image.settings
    expect(image.megabytes).toBeLessThanOrEqual(MOST_MEGABYTES)
    expect(User).toMatch(/^[1-9]\d*:[1-9]\d*$/)
    expect(Volumes).toEqual({ '/data': {} })
    expect(Healthcheck.Test).toEqual(['CMD', 'sayyad', 'health'])
    const data = statSync(join(image.files, 'data'))
    expect([data.uid, data.mode & 0o777]).toEqual([Number(User.split(':')[0]), 0o700])
  })

  test('serves Arabic pages with its own database, all files but the volume read-only, and stops when told', async () => {
    const data = givenVolume()
    const port = await findFreePort()
    const env = { PORT: String(port), HOST: '127.0.0.1', DEMO_CARS: '40' }
    const health = image.settings.Healthcheck.Test.slice(1)
    expect(await startContainer(image, data, health, env).ended).toBe(1)
    const server = startContainer(image, data, image.settings.Cmd, env)
    await containerReady(server)

    expect(await server.exec(health)).toEqual({ code: 0, output: '' })
    const page = await fetch(`http://127.0.0.1:${port}/explore`)
    expect(page.status).toBe(200)
    expect(await page.text()).toMatch(/<html[^>]* lang="ar"[^>]* dir="rtl"/)
    const { output } = await server.exec(['sh', '-c', 'mkdir /app/x || mkdir /data/written'])
    expect(output).toMatch(/Read-only file system/)
    expect(readdirSync(data)).toEqual(expect.arrayContaining(['postgres', 'auth-secret', 'written']))
    const made = await server.exec(['sayyad', 'admin', 'buyer@sayyad.example'])
    expect(made).toEqual({ code: 0, output: 'sayyad: buyer@sayyad.example is an admin now\n' })

    server.stop()
    expect(await server.ended).toBe(0)
    expect(server.output()).toContain('stopping…')
  })

  test('says what to do if it cannot write its volume', async () => {
    const data = givenVolume()
    mkdirSync(join(data, 'closed'), { mode: 0o700 })
    const refused = startContainer(image, data, image.settings.Cmd, { DATA_DIR: '/data/closed/data' })
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toMatch(/^sayyad: The data folder \/data\/closed\/data is not writable: .*\n$/)
  })
})
