/**
 * Loads explorer images as object URLs that an `img` can show.
 *
 * In      kind, id  of the image
 *         onChange  receives its URL, immediately if it is loaded, or undefined when there is none
 * Out     a function that releases the image. Holders of one image share one URL, which is not revoked while held;
 *         released images are cached up to `MAX_IDLE_IMAGES`. A missing image is requested again only after a reload
 * Source  spec R-CONN-28, R-API-54, R-API-55
 */

import type { ImageKind } from '@bowline/api-client'
import { perOwner } from '../../base/async/per-owner.js'
import { createObjectUrl, revokeObjectUrl } from '../../base/browser/object-url.js'
import type { Kit } from '../../kit.js'

/** Maximum number of cached images without a holder. */
export const MAX_IDLE_IMAGES = 300

/** Maximum number of concurrent image requests. */
export const MAX_IMAGE_REQUESTS = 6

/** The image to watch, and its listener. */
export type WatchImageParams = {
  readonly kind: ImageKind
  readonly id: string
  readonly onChange: (url: string | undefined) => void
}

type Listener = (url: string | undefined) => void

type Image = {
  readonly key: string
  readonly kind: ImageKind
  readonly id: string
  readonly holders: Set<Listener>
  status: 'waiting' | 'loading' | 'ready' | 'missing'
  url: string | undefined
}

type Images = {
  /** By kind and id. */
  readonly byKey: Map<string, Image>
  /** Images to request, in the order they were first held. */
  readonly waiting: Set<Image>
  /** Images without a holder, in the order of their release. */
  readonly idle: Map<string, Image>
  loading: number
}

const imagesOf = perOwner((): Images => ({ byKey: new Map(), waiting: new Set(), idle: new Map(), loading: 0 }))

/** Loads an image and holds it until the returned function is called. */
export function watchImage(kit: Kit, { kind, id, onChange }: WatchImageParams): () => void {
  const images = imagesOf(kit)
  const key = `${kind}/${id}`
  const image = images.byKey.get(key) ?? addImage(images, { kind, id, key, isAvailable: hasImages(kit) })
  images.idle.delete(key)
  const listener: Listener = (url) => onChange(url)
  image.holders.add(listener)
  if (image.status === 'ready') listener(image.url)
  else if (image.status === 'missing') listener(undefined)
  else loadNext(kit, images)
  return () => {
    if (image.holders.delete(listener) && image.holders.size === 0) release(images, image)
  }
}

/** Whether images can be requested: without a project id or an explorer there are none. */
function hasImages({ config }: Kit): boolean {
  return config.projectId !== '' && config.endpoints.explorer !== undefined
}

function addImage(
  { byKey, waiting }: Images,
  { isAvailable, ...named }: Pick<Image, 'kind' | 'id' | 'key'> & { isAvailable: boolean },
): Image {
  const image: Image = { ...named, holders: new Set(), status: isAvailable ? 'waiting' : 'missing', url: undefined }
  byKey.set(image.key, image)
  if (isAvailable) waiting.add(image)
  return image
}

function release({ byKey, waiting, idle }: Images, image: Image): void {
  if (image.status === 'waiting') {
    byKey.delete(image.key)
    waiting.delete(image)
  }
  if (image.status !== 'ready') return
  idle.set(image.key, image)
  for (const [key, { url }] of idle) {
    if (idle.size <= MAX_IDLE_IMAGES) break
    idle.delete(key)
    byKey.delete(key)
    if (url !== undefined) revokeObjectUrl(url)
  }
}

function loadNext(kit: Kit, images: Images): void {
  for (const image of images.waiting) {
    if (images.loading >= MAX_IMAGE_REQUESTS) return
    void load(kit, images, image)
  }
}

async function load(kit: Kit, images: Images, image: Image): Promise<void> {
  const signal = kit.lifetime()
  images.loading += 1
  images.waiting.delete(image)
  image.status = 'loading'
  try {
    const { fetchImage } = await import('./fetch-image.js')
    image.url = createObjectUrl(await fetchImage(kit, { kind: image.kind, id: image.id, signal }))
    image.status = 'ready'
  } catch (error) {
    // A kit that stopped has learned nothing about the image.
    image.status = signal.aborted ? 'waiting' : 'missing'
    if (signal.aborted) images.waiting.add(image)
    else kit.log.debug(`The image ${image.key} could not be read`, error)
  }
  images.loading -= 1
  if (image.holders.size === 0) release(images, image)
  if (image.status !== 'waiting') for (const listener of [...image.holders]) notify(kit, listener, image.url)
  loadNext(kit, images)
}

function notify({ log }: Kit, listener: Listener, url: string | undefined): void {
  try {
    listener(url)
  } catch (error) {
    log.error('An image listener failed', error)
  }
}
