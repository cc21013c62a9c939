import { createWorker } from '../signer/create-worker.js'
import { openFrameStorage } from './indexed-storage.js'
import { pause } from './pause.js'
import type { SessionDependencies } from './session-dependencies.js'

/** Creates the real `SessionDependencies` when the frame starts: the API of its origin, IndexedDB, the signer worker. */
export async function openSessionDependencies(params: {
  /** The frame's own origin. */
  origin: string
  projectId: string
  /** The origin of the embedding page, as the browser reports it. */
  embedder: string
}): Promise<SessionDependencies> {
  const { origin, projectId, embedder } = params
  return {
    api: `${origin}/api`,
    projectId,
    embedder,
    storage: await openFrameStorage(),
    createWorker: () => createWorker(new URL('/signer.js', origin)),
    fetch: (request) => fetch(request),
    now: () => Date.now(),
    pause,
  }
}
