import {
  BlobSource,
  BufferTarget,
  CanvasSink,
  Conversion,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  Quality,
  WEBM,
  type InputVideoTrack,
  type WrappedCanvas,
} from 'mediabunny'
import { MOST_PICTURE_BYTES } from '#domain/pictures/picture-limits.ts'
import type { PictureSize } from '#domain/pictures/picture-size.ts'
import { fitVideo, MOST_VIDEO_SECONDS } from '#domain/pictures/video-limits.ts'
import { VideoUnfit } from './video-unfit.ts'

export interface PreparedVideo {
  /** MP4 with its cover. */
  file: File
  /** Whether it has lost its sound, which this browser cannot encode. */
  isSilent: boolean
}

interface Work {
  /** From 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Of phones, cameras and recorders of screens. */
const FORMATS = [MP4, QTFF, WEBM, MATROSKA]
/** In bits a second: a minute takes three quarters of the bytes that an upload may have. */
const BITS_A_SECOND = 2_000_000
/** A larger file is encoded again, even in H.264. */
const MOST_COPIED_BYTES = 15_000_000
/** A frame a little after the start, which is often dark or shaken. */
const COVER_AT_SECONDS = 1
const COVER_QUALITY = 0.85

/**
 * Makes the MP4 that the server accepts from any video that this browser can play: no wider than a screen, in H.264, and
 * with one of its frames as cover.
 * @throws VideoUnfit
 */
export async function prepareVideo(file: File, work: Work): Promise<PreparedVideo> {
  const input = new Input({ source: new BlobSource(file), formats: FORMATS })
  try {
    return await convert(file, input, work)
  } finally {
    input.dispose()
  }
}

async function convert(file: File, input: Input, { onProgress, signal }: Work): Promise<PreparedVideo> {
  const video = await readVideo(input)
  const shown = { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() }
  const size = fitVideo(shown)
  const isSmall = file.size <= MOST_COPIED_BYTES && size.width === shown.width && size.height === shown.height
  const cover = await drawCover(video, size, signal)
  const target = new BufferTarget()
  const conversion = await Conversion.init({
    input,
    output: new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target }),
    tracks: 'primary',
    // what needs no change is copied
    video: {
      codec: 'avc',
      ...(!isSmall && { ...size, fit: 'contain', quality: new Quality({ bitrate: BITS_A_SECOND }) }),
    },
    audio: { codec: 'aac' },
    tags: { images: [{ data: cover, mimeType: 'image/jpeg', kind: 'coverFront' }] },
    showWarnings: false,
  })
  const lost = conversion.discardedTracks.map(({ track }) => track.type)
  if (!conversion.isValid || lost.includes('video')) throw new VideoUnfit('video_unsupported')
  conversion.onProgress = onProgress
  await run(conversion, signal)
  const made = target.buffer ?? new ArrayBuffer(0)
  if (made.byteLength > MOST_PICTURE_BYTES) throw new VideoUnfit('too_large')
  const { name, lastModified } = file
  return { file: new File([made], name, { type: 'video/mp4', lastModified }), isSilent: lost.includes('audio') }
}

async function run(conversion: Conversion, signal: AbortSignal): Promise<void> {
  const cancel = () => void conversion.cancel()
  signal.addEventListener('abort', cancel)
  try {
    signal.throwIfAborted()
    await orDamaged(conversion.execute(), signal)
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

async function readVideo(input: Input): Promise<InputVideoTrack> {
  if (!(await input.canRead())) throw new VideoUnfit('not_a_video')
  const video = await input.getPrimaryVideoTrack()
  if (!video) throw new VideoUnfit('not_a_video')
  // as players count it, in whole seconds
  if (Math.floor(await input.computeDuration()) > MOST_VIDEO_SECONDS) throw new VideoUnfit('video_too_long')
  if (!(await video.canDecode())) throw new VideoUnfit('video_unsupported')
  return video
}

/** One of the first frames, as JPEG. */
async function drawCover(video: InputVideoTrack, size: PictureSize, signal: AbortSignal): Promise<Uint8Array> {
  const first = await video.getFirstTimestamp()
  const length = (await video.computeDuration()) - first
  const sink = new CanvasSink(video, { ...size, fit: 'contain' })
  const frame = await orDamaged(sink.getCanvas(first + Math.min(COVER_AT_SECONDS, length / 2)), signal)
  if (!frame) throw new VideoUnfit('damaged')
  return new Uint8Array(await (await jpegOf(frame.canvas)).arrayBuffer())
}

/** What cannot be decoded or encoded is damaged, unless the work was ended. */
async function orDamaged<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw signal.aborted ? error : new VideoUnfit('damaged')
  }
}

function jpegOf(canvas: WrappedCanvas['canvas']): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality: COVER_QUALITY })
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new VideoUnfit('damaged'))), 'image/jpeg', COVER_QUALITY)
  })
}
