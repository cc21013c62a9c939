/**
 * The frame's end of the account window: gives a ticket to a top-level window of this origin that this frame's page has opened. The
 * page takes no part in it, and learns of the window only that it closes. The vault key goes to such a window over its port; it asks
 * for it once its user has logged in again.
 *
 * Source  R-FRAME-105, R-FRAME-116; security design §6
 */
import { isOwnWindow } from '../login-window/login-door.js'
import type { FrameSession } from '../session/frame-session.js'
import { FrameSessionError } from '../session/session-error.js'
import { createHandoverKey } from '../vault/vault-key.js'
import { ACCOUNT_WINDOW_KEYS, ACCOUNT_WINDOW_LOADED, type AccountAnswer } from './account-offer.js'

/** A window repeats its message until it gets a response; each ticket serves all messages of this time. */
const TICKET_REUSE_MS = 60_000

type DoorParts = {
  readonly projectId: string
  readonly embedder: string
  readonly session: Pick<FrameSession, 'accountTicket' | 'handOver' | 'onToken'>
  readonly now: () => number
  /** The page's language. */
  readonly getLocale: () => string
}

/** Starts listening for windows. */
export function createAccountDoor(view: Window, { projectId, embedder, session, now, getLocale }: DoorParts): void {
  let last: { readonly ticket: Promise<string>; readonly atMs: number } | undefined
  const forget = () => {
    last = undefined
  }
  // A ticket belongs to one login.
  session.onToken(forget)

  async function createAnswer(): Promise<AccountAnswer> {
    if (last === undefined || now() - last.atMs > TICKET_REUSE_MS)
      last = { ticket: session.accountTicket(), atMs: now() }
    try {
      const ticket = await last.ticket
      const theme = view.document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
      return { ticket, projectId, embedder, theme, locale: getLocale() }
    } catch (error) {
      forget()
      return { locale: getLocale(), error: error instanceof FrameSessionError ? error.message : 'Something went wrong' }
    }
  }

  async function createKeysAnswer() {
    try {
      const key = await createHandoverKey()
      return { key, sealed: await session.handOver(key) }
    } catch (error) {
      return { error: error instanceof FrameSessionError ? error.message : 'Something went wrong' }
    }
  }

  view.addEventListener('message', (event: MessageEvent<unknown>) => {
    const [port] = event.ports
    const needsKeys = isOwnWindow(event, view, ACCOUNT_WINDOW_KEYS)
    if (port === undefined || !(needsKeys || isOwnWindow(event, view, ACCOUNT_WINDOW_LOADED))) return
    const created = needsKeys ? createKeysAnswer() : createAnswer()
    void created.then((answer) => {
      port.postMessage(answer)
      port.close()
    })
  })
}
