/** The code of a chosen file that has changed or is gone since: phones choose files of clouds and of other apps. */
export const FILE_GONE = 'file_gone'

/** What browsers throw when they read such a file. */
export const isFileGone = (error: unknown): boolean =>
  error instanceof DOMException && /^Not(?:Found|Readable)Error$/.test(error.name)

/** Whether a chosen file is still as it was chosen. Sending it would fail like a lost connection. */
export async function isReadable(file: Blob): Promise<boolean> {
  try {
    // in Chromium a file that is gone may have the size 0, and its parts are empty
    const first = await (file.size ? file.slice(0, 1) : file).arrayBuffer()
    return first.byteLength > 0 || !file.size
  } catch {
    return false
  }
}

/** @throws an error with the code `file_gone` */
export async function assertReadable(file: Blob): Promise<void> {
  if (!(await isReadable(file))) throw Object.assign(new Error('The file is gone'), { code: FILE_GONE })
}

/** A copy in memory, which stays if the file changes. */
export const copyOf = async (file: Blob): Promise<Blob> => new Blob([await file.arrayBuffer()], { type: file.type })
