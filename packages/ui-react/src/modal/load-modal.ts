/**
 * The modal's code, fetched once: at the first intent, or when it is opened without one.
 *
 * Source  R-HOST-08, architecture §2
 */
import type { Kit, ViewName } from '@bowline/kit-core'
import { loadFirstView } from './load-first-view.js'

/** What the chunk holds. */
export type ModalChunk = typeof import('./modal-chunk.js')['modalChunk']

const fetchChunk = async (): Promise<ModalChunk> => (await import('./modal-chunk.js')).modalChunk

let loaded: ModalChunk | undefined

/** The modal's code, if it is there. */
export function loadedModal(): ModalChunk | undefined {
  return loaded
}

/** Fetches the modal's code with its language and the view that is wanted, or that would be shown. */
export async function loadModal(kit: Kit, locale: string, wanted?: ViewName): Promise<ModalChunk> {
  const [chunk] = await Promise.all([loaded ?? fetchChunk(), loadFirstView(kit, wanted)])
  await chunk.fetchMessages(locale)
  loaded = chunk
  return chunk
}

/** Fetches it ahead of a press. A failure is noted; opening tries again. */
export function preloadModal(kit: Kit, locale: string, wanted?: ViewName): void {
  loadModal(kit, locale, wanted).catch((error: unknown) => kit.log.warn('The modal could not be loaded ahead', error))
}
