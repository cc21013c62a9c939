/**
 * Shows the card with the link by which the page goes to the secure site for a login, in browsers that open no window.
 *
 * In      how to log in; the URL to return to, on the page's origin
 * Out     never resolves: the page is left
 * Throws  FrameSessionError     an address of another origin, or a frame without storage
 *         RequestRejectedError  the user cancelled, or the page did
 * Source  R-FRAME-117
 */
import type { FrameRequestPayload } from '@bowline/secure-frame/protocol'
import type { Approvals } from '../approval/approvals.js'
import { loadPart } from '../load/load-part.js'
import { createRedirectLink, isOfPage } from '../login-window/redirect-link.js'
import type { FrameSession } from '../session/frame-session.js'
import { FrameSessionError } from '../session/session-error.js'

/** Shows the card. The page is left when the user presses its link. */
export type RedirectToLogin = (payload: FrameRequestPayload<'CONNECT_REDIRECT'>, signal: AbortSignal) => Promise<never>

/** Parts of the frame, and callbacks for the card. */
export type RedirectToLoginOptions = {
  readonly view: Window
  readonly root: HTMLElement
  readonly projectId: string
  readonly embedder: string
  readonly session: FrameSession
  readonly approvals: Approvals
  /** The page's language. */
  readonly getLocale: () => string
  /** Called when the card opens and when it closes. */
  readonly onShown: (isShown: boolean) => void
  /** Called with the card's height, in px. */
  readonly onHeight: (height: number) => void
}

/** Creates the function for the request `CONNECT_REDIRECT`. */
export function createRedirectToLogin(options: RedirectToLoginOptions): RedirectToLogin {
  const { view, root, projectId, embedder, session, approvals, getLocale, onShown, onHeight } = options
  return async ({ method, email, returnTo }, signal) => {
    if (!isOfPage(returnTo, embedder)) throw new FrameSessionError('The page to come back to is of another site')
    const { showRedirect } = await loadPart(() => import('../login-window/show-redirect.js'))
    const { ticket, key } = await session.beginRedirect({ signal })
    const theme = view.document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
    const link = await createRedirectLink(view.location.origin, {
      ...{ embedder, projectId, ticket, method, theme, key, backTo: returnTo, locale: getLocale() },
      ...(email !== undefined && { email }),
    })
    return approvals.run(signal, async () => {
      onShown(true)
      try {
        return await showRedirect(root, { link, page: embedder, signal }, onHeight)
      } finally {
        onShown(false)
      }
    })
  }
}
