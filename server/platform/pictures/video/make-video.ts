import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import { MOST_PICTURE_BYTES } from '#domain/pictures/picture-limits.ts'
import { MOST_VIDEO_SECONDS, MOST_VIDEO_SIDES } from '#domain/pictures/video-limits.ts'
import { PictureRefused } from '../picture-refused.ts'
import { assertChunks } from './assert-chunks.ts'

export interface MadeVideo {
  /** MP4 whose index comes first, without metadata. */
  bytes: Uint8Array
  /** At least 1. */
  seconds: number
  /** The picture that the file has as its cover, as it is. */
  cover: Uint8Array
}

/** More than 100 pictures a second, or 60 seconds of sound in the shortest usual packets. */
export const MOST_PACKETS = 8000
/** Containers round the end up. */
const TOLERANCE_SECONDS = 0.5

/**
 * Checks an untrusted file and writes its video and sound into a new one, so that nothing else of it is kept. Nothing is
 * encoded: that is the work of the browser. Run it in a process that may be ended.
 * @throws PictureRefused
 */
export async function makeVideo(bytes: Uint8Array): Promise<MadeVideo> {
  if (bytes.length > MOST_PICTURE_BYTES) throw new PictureRefused('too_large')
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4] })
  try {
    assertChunks(bytes, MOST_PACKETS)
    const tracks = await readTracks(input)
    const cover = await readCover(input)
    return { ...(await rewrite(tracks)), cover }
  } catch (error) {
    throw error instanceof PictureRefused ? error : new PictureRefused('damaged')
  } finally {
    input.dispose()
  }
}

interface Tracks {
  video: InputVideoTrack
  audio: InputAudioTrack | undefined
}

async function readTracks(input: Input): Promise<Tracks> {
  if (!(await input.canRead())) throw new PictureRefused('not_a_video')
  const [video, ...others] = await input.getVideoTracks()
  const [audio] = await input.getAudioTracks()
  if (!video || others.length || (await video.getCodec()) !== 'avc') throw new PictureRefused('not_a_video')
  assertSides(await video.getCodedWidth(), await video.getCodedHeight())
  assertSides(await video.getDisplayWidth(), await video.getDisplayHeight())
  return { video, audio: audio && (await audio.getCodec()) === 'aac' ? audio : undefined }
}

function assertSides(width: number, height: number): void {
  const isWithin =
    Math.max(width, height) <= MOST_VIDEO_SIDES.longer && Math.min(width, height) <= MOST_VIDEO_SIDES.shorter
  if (!isWithin) throw new PictureRefused('video_too_wide')
  if (!(width > 0 && height > 0)) throw new PictureRefused('damaged')
}

async function readCover(input: Input): Promise<Uint8Array> {
  const { images = [] } = await input.getMetadataTags()
  if (!images[0]) throw new PictureRefused('video_without_cover')
  return images[0].data
}

async function rewrite({ video, audio }: Tracks): Promise<Omit<MadeVideo, 'cover'>> {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const videoSource = new EncodedVideoPacketSource('avc')
  const audioSource = new EncodedAudioPacketSource('aac')
  output.addVideoTrack(videoSource, { rotation: await video.getRotation() })
  if (audio) output.addAudioTrack(audioSource)
  const videoConfig = await video.getDecoderConfig()
  const audioConfig = await audio?.getDecoderConfig()
  if (!videoConfig || (audio && !audioConfig)) throw new PictureRefused('damaged')
  const declared = await video.getDurationFromMetadata()
  await output.start()
  // nothing may fail between the start of the copies and the wait for them
  const copies = [copy(video, (packet) => videoSource.add(packet, { decoderConfig: videoConfig }))]
  if (audio && audioConfig)
    copies.push(copy(audio, (packet) => audioSource.add(packet, { decoderConfig: audioConfig })))
  const [seconds = 0] = await Promise.all(
    copies.map(async (each, at) => each.finally(() => (at ? audioSource : videoSource).close())),
  )
  if (declared !== null && declared - seconds > TOLERANCE_SECONDS) throw new PictureRefused('damaged')
  await output.finalize()
  if (!target.buffer) throw new PictureRefused('damaged')
  return { bytes: new Uint8Array(target.buffer), seconds: Math.max(1, Math.round(seconds)) }
}

/** @returns when the last packet ends */
async function copy(track: InputTrack, add: (packet: Packet) => Promise<void>): Promise<number> {
  let count = 0
  let seconds = 0
  for await (const packet of new EncodedPacketSink(track).packets(undefined, undefined, { verifyKeyPackets: true })) {
    count += 1
    const end = packet.timestamp + packet.duration
    if (count > MOST_PACKETS || end > MOST_VIDEO_SECONDS + TOLERANCE_SECONDS) throw new PictureRefused('video_too_long')
    if (count === 1 && packet.type !== 'key') throw new PictureRefused('damaged')
    seconds = Math.max(seconds, end)
    await add(packet)
  }
  if (!count) throw new PictureRefused('damaged')
  return seconds
}

type Packet = Awaited<ReturnType<EncodedPacketSink['getFirstPacket']>> & {}
