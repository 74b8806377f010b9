import type { PictureFault } from '#domain/pictures/picture-limits.ts'

export class PictureRefused extends Error {
  readonly fault: PictureFault
  constructor(fault: PictureFault) {
    super(`The file is refused: ${fault}`)
    this.fault = fault
  }
}
