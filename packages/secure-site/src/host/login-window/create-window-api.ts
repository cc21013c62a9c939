import type { FrameStorage } from '../session/frame-storage.js'
import { createSessionApi, type SessionApi } from '../session/session-api.js'
import { loadWindowKeys } from './load-window-keys.js'

/** Creates the API of a window of the secure site, with this browser's device key, for a project and the page that opened the window. */
export function createWindowApi(
  view: Window & typeof globalThis,
  storage: FrameStorage,
  { projectId, embedder }: { readonly projectId: string; readonly embedder: string },
): SessionApi {
  const fetch = (request: Request) => view.fetch(request)
  const options = { api: `${view.location.origin}/api`, projectId, embedder, fetch, now: Date.now }
  return createSessionApi(options, () => loadWindowKeys(view, storage))
}
