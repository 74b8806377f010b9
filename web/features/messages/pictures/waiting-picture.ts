/** A picture on this device that no stored message shows yet. */
export interface WaitingPicture {
  /** Of its upload. */
  id: string
  file: Blob
}
