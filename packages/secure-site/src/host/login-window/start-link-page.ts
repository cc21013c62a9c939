/**
 * The page that a login link opens. The server accepts the link only with the device key of the browser that began the login.
 *
 * In      `projectId`, `site` and `link` after the `#` of the address; a press, so that a mail scanner that opens links logs no one in
 * Out     a page that names the site and the login, then says where to go on
 * Source  R-FRAME-84; security design §6
 */
import { openFrameStorage } from '../session/indexed-storage.js'
import type { SessionApi } from '../session/session-api.js'
import { FrameSessionError } from '../session/session-error.js'
import { getErrorText } from '../texts/error-text.js'
import { showLanguage } from '../texts/show-language.js'
import { createStoredLocale } from '../texts/stored-locale.js'
import { windowText } from '../texts/window-text.js'
import { createWindowApi } from './create-window-api.js'
import { createLoginScreen } from './login-screen.js'
import { linkSchema } from './window-schemas.js'

/** Checks the link, asks for a press, and uses the link up. */
export async function startLinkPage(view: Window & typeof globalThis = window): Promise<void> {
  const root = view.document.getElementById('root') ?? view.document.body
  const params = new URLSearchParams(view.location.hash.slice(1))
  const [projectId = '', site = '', link = ''] = ['projectId', 'site', 'link'].map((name) => params.get(name) ?? '')
  view.history.replaceState(null, '', view.location.pathname)
  const storage = await openFrameStorage()
  await showLanguage(view, await createStoredLocale(storage).get())
  const api = createWindowApi(view, storage, { projectId, embedder: site })
  await openLink({ api, link, site, view, root, isTrusted: (event) => event.isTrusted })
}

/** What a link needs. */
export type LinkParts = {
  readonly api: SessionApi
  readonly link: string
  readonly site: string
  readonly view: Window
  readonly root: HTMLElement
  readonly isTrusted: (event: Event) => boolean
}

/** Shows a link's login. Names the site only once the server has confirmed it. */
async function openLink({ api, link, site, view, root, isTrusted }: LinkParts): Promise<void> {
  const open = (isPressed: boolean) => api({ path: '/window/link', body: { link, isPressed }, schema: linkSchema })
  const fail = (error: unknown, onRetry: () => void) => {
    const message = getErrorText(error)
    const isOffline = error instanceof FrameSessionError && error.cause !== undefined
    const buttons = isOffline ? [{ text: windowText('Try again'), onPress: onRetry }] : []
    createLoginScreen(view, root, { isTrusted }).show({
      title: windowText('You’re not logged in'),
      error: message,
      buttons,
    })
  }
  const check = async (): Promise<void> => {
    try {
      const { who } = await open(false)
      const screen = createLoginScreen(view, root, { site, isTrusted })
      const press = async () => {
        try {
          screen.show({ title: windowText('Logging you in'), isBusy: true })
          await open(true)
          const lines = [windowText('Go back to the login window. You can close this page.')]
          screen.show({ title: windowText('You’re logged in'), lines })
        } catch (error) {
          fail(error, () => void press())
        }
      }
      screen.show({
        title: windowText('Log in to your wallet?'),
        lines: [...(who === null ? [] : [who]), windowText('Not you, or not now? Close this page.')],
        buttons: [{ text: windowText('Log in'), onPress: () => void press() }],
      })
    } catch (error) {
      fail(error, () => void check())
    }
  }
  await check()
}
