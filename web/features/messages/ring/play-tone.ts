/** Hertz. */
const NOTES = [880, 1175]
/** Of one note. */
const SECONDS = 0.14

let context: AudioContext | undefined

/** Two short notes. Silent where the page may not make a sound. @param volume 0 to 1 */
export function playTone(volume: number): void {
  // browsers would keep the notes until the first gesture
  if (!navigator.userActivation?.hasBeenActive) return
  try {
    context ??= new AudioContext()
    context.resume().catch(() => {})
    for (const [at, hertz] of NOTES.entries()) playNote(context, hertz, context.currentTime + at * SECONDS, volume)
  } catch {
    // there is no sound on this device
  }
}

function playNote(audio: AudioContext, hertz: number, start: number, volume: number): void {
  const note = audio.createOscillator()
  const loudness = audio.createGain()
  note.frequency.value = hertz
  loudness.gain.setValueAtTime(volume, start)
  loudness.gain.exponentialRampToValueAtTime(0.001, start + SECONDS)
  note.connect(loudness).connect(audio.destination)
  note.start(start)
  note.stop(start + SECONDS)
}
