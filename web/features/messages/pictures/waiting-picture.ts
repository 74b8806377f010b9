/** A picture on this device whose message is not stored on the server. */
export interface WaitingPicture {
  /** Id of its upload. */
  id: string
  file: Blob
}
