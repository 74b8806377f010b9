interface Pressed {
  key: string
  keyCode?: number
  isComposing?: boolean
  /** Events of React have it. */
  nativeEvent?: Pressed
}

/** The key code of a press that an input method takes. Safari sends it after the end of the composition, too. */
const COMPOSING = 229

/**
 * The key of a press; empty if it belongs to an input method, such as the Enter that accepts a word. Key handlers read
 * keys only with this function.
 */
export function keyOf(event: Pressed): string {
  const { isComposing, keyCode } = event.nativeEvent ?? event
  return isComposing || keyCode === COMPOSING ? '' : event.key
}
