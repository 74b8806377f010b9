/** Frequencies in hertz. */
const NOTES = [880, 1175]
/** Duration of a note. */
const SECONDS = 0.14

let context: AudioContext | undefined

/**
 * Plays two short notes; silent if the browser does not allow sound.
 * @param volume 0 to 1
 */
export function playTone(volume: number): void {
  // browsers would delay the sound until the first interaction
  if (!navigator.userActivation?.hasBeenActive) return
  try {
    context ??= new AudioContext()
    context.resume().catch(() => {})
    for (const [at, hertz] of NOTES.entries()) playNote(context, hertz, context.currentTime + at * SECONDS, volume)
  } catch {
    // no audio device
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
