/** Packages that are not bundled into the server: they have native code or load their own files. */
export const UNBUNDLED = ['sharp', 'heic-decode', 'swagger-ui-dist']
