import { useNonce } from '#web/rendering/nonce.ts'

/** Behind the radio buttons: until hydration it keeps the chosen row, and shows that of an earlier visit before the first paint. */
export function ChosenRowScript() {
  const nonce = useNonce()
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}

const SCRIPT = import.meta.env.SSR
  ? `for(const one of document.getElementsByName('home-row')){
if(one.value===history.state?.row)one.checked=true
one.onchange=()=>history.replaceState({...history.state,row:one.value},'')}`
  : ''
