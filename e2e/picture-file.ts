import sharp from 'sharp'

/** A JPEG for a file input, 800 × 600 pixels. */
export async function pictureFile() {
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#8c2a2e' } })
    .jpeg()
    .toBuffer()
  return { name: 'car.jpg', mimeType: 'image/jpeg', buffer }
}
