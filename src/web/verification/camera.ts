/** Why there is no picture of the camera: it isn't allowed, there is none or another program has it. */
export type CameraProblem = 'denied' | 'missing' | 'busy'

const QUALITY = 0.9

/** Opens the camera that looks away from the person, or at them. Rejects as the browser does. */
export async function openCamera(facing: 'user' | 'environment'): Promise<MediaStream> {
  // Left out by browsers where the page isn't from a safe place.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) throw new DOMException('There is no camera here.', 'NotFoundError')
  return devices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: facing }, width: { ideal: 1920 }, height: { ideal: 1080 } },
  })
}

/** What to tell the person about an error of the camera. */
export function cameraProblemOf(error: unknown): CameraProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing'
}

/** What the camera sees now, as a file; null while it sees nothing yet. */
export async function pictureOf(video: HTMLVideoElement, name: string): Promise<File | null> {
  const { videoWidth: width, videoHeight: height } = video
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context || width === 0) return null
  context.drawImage(video, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  return blob && new File([blob], `${name.toLowerCase()}.jpg`, { type: 'image/jpeg' })
}
