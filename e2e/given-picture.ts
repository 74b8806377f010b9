import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { readyPictures } from './ready-pictures.ts'

/** A picture as a phone would hand it over. */
export async function pictureFile() {
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#8c2a2e' } })
    .jpeg()
    .toBuffer()
  return { name: 'car.jpg', mimeType: 'image/jpeg', buffer }
}

/** Uploads a picture as whoever is signed in, and waits until it can be shown. @returns its id */
export async function givenPicture(page: Page): Promise<string> {
  const [id = ''] = await readyPictures(page.request, ['#8c2a2e'])
  return id
}
