/**
 * Loads the code that shows requests when the first request arrives, and the passkeys that can approve the next request.
 *
 * In      the frame's window and its root element; how to fetch the account's passkeys
 * Out     a function for `createApprovals`
 * Throws  RequestRejectedError when the code cannot be loaded
 * Source  R-FRAME-140, R-FRAME-141
 */
import { loadPart } from '../load/load-part.js'
import type { FrameSession } from '../session/frame-session.js'
import type { FrameStorage } from '../session/frame-storage.js'
import type { ShowApproval } from './approvals.js'
import type { ShowRequest } from './show-approval.js'

/** Parts of the frame. */
export type LoadShowOptions = {
  readonly root: HTMLElement
  /** Undefined when only the window approves. */
  readonly fetchPasskeys: FrameSession['passkeys'] | undefined
  readonly storage: FrameStorage
  readonly origin: string
  readonly embedder: string
  readonly onHeight: (height: number) => void
}

/** Creates the loader. */
export function createLoadShow(
  view: Window & typeof globalThis,
  { root, fetchPasskeys, storage, origin, embedder, onHeight }: LoadShowOptions,
): () => Promise<ShowApproval> {
  let show: ShowRequest | undefined
  return async () => {
    const canUse = fetchPasskeys !== undefined && 'PublicKeyCredential' in view && mayUsePasskeys(view.document)
    const [{ createShowApproval }, { createPasskeyApproval }, passkeys] = await Promise.all([
      loadPart(() => import('./show-approval.js')),
      loadPart(() => import('./passkey/passkey-approval.js')),
      canUse ? fetchPasskeys() : [],
    ])
    show ??= createShowApproval(view, root, {
      onHeight,
      approveByPasskey: createPasskeyApproval({ credentials: view.navigator.credentials, origin, embedder, storage }),
    })
    const shown = show
    return (request, onDecision) => shown(request, onDecision, passkeys)
  }
}

/** Whether the page lets this frame use passkeys. True where the browser does not say. */
function mayUsePasskeys(document: Document): boolean {
  const policy: unknown = Reflect.get(document, 'featurePolicy')
  if (typeof policy !== 'object' || policy === null || !('allowsFeature' in policy)) return true
  const { allowsFeature } = policy
  return typeof allowsFeature !== 'function' || allowsFeature.call(policy, 'publickey-credentials-get') !== false
}
