import { useNonce } from '../nonce.ts'
import { record } from './record.ts'

/** The recorder, which has to be there before the first control. */
export function EarlyScript() {
  const nonce = useNonce()
  const html = import.meta.env.SSR ? `(${record.toString()})()` : ''
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
