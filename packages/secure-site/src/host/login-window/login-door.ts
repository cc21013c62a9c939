/**
 * The frame's end of the login window: sends the window that this page has opened the login it is for.
 *
 * In      messages to the frame's window. Only a window counts that has the frame's origin and that the frame's page opened; the
 *         browser states both
 * Out     a function that offers a login, until the function it returns is called
 * Source  R-FRAME-83; security design §6
 */
import { LOGIN_WINDOW_LOADED, type LoginOffer } from './login-offer.js'

/** Offers a login to the window. The returned function withdraws it. */
export type OfferLogin = (login: Pick<LoginOffer, 'ticket' | 'method' | 'email' | 'handoverKey'>) => () => void

/** A message to the frame's window. */
export type DoorMessage = {
  readonly source: unknown
  readonly origin: string
  readonly data: unknown
  readonly ports: readonly Pick<MessagePort, 'postMessage' | 'close'>[]
}

/** Starts listening for windows. */
export function createLoginDoor(
  view: Window,
  {
    projectId,
    embedder,
    getLocale,
  }: { readonly projectId: string; readonly embedder: string; readonly getLocale: () => string },
): OfferLogin {
  let current: Omit<LoginOffer, 'theme' | 'locale'> | undefined
  view.addEventListener('message', (event: MessageEvent<unknown>) => {
    const [port] = event.ports
    if (current === undefined || port === undefined || !isLoginWindow(event, view)) return
    const theme = view.document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
    const offer: LoginOffer = { ...current, theme, locale: getLocale() }
    port.postMessage(offer)
    port.close()
  })
  return (login) => {
    const mine = { ...login, projectId, embedder }
    current = mine
    return () => {
      if (current === mine) current = undefined
    }
  }
}

/** Whether a message comes from a login window of this origin that this frame's page has opened. */
export const isLoginWindow = (message: DoorMessage, view: Window): boolean =>
  isOwnWindow(message, view, LOGIN_WINDOW_LOADED)

/** Whether a message is `expected`, with one port, from a window of this origin that this frame's page has opened. */
export function isOwnWindow({ source, origin, data, ports }: DoorMessage, view: Window, expected: string): boolean {
  if (origin !== view.location.origin || data !== expected || ports.length !== 1) return false
  if (typeof source !== 'object' || source === null || source === view) return false
  try {
    const opener: unknown = Reflect.get(source, 'opener')
    return opener === view.parent && Reflect.get(source, 'top') === source
  } catch {
    // A window of another origin.
    return false
  }
}
