import sharp from 'sharp'

/** A picture as a phone would hand it over. */
export async function pictureFile() {
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#8c2a2e' } })
    .jpeg()
    .toBuffer()
  return { name: 'car.jpg', mimeType: 'image/jpeg', buffer }
}
