/**
 * Starts the secure site's login window.
 *
 * In      the window: its opener, the result of a provider in its address, or the link with which a frame has left its page
 * Out     the login on its screen; a sentence that says what to do when there is no login for it
 * Source  R-FRAME-83, R-FRAME-117
 */

import { openFrameStorage } from '../session/indexed-storage.js'
import { pause } from '../session/pause.js'
import { showLanguage } from '../texts/show-language.js'
import { createStoredLocale } from '../texts/stored-locale.js'
import { translateError } from '../texts/translate-error.js'
import { type WindowText, windowText } from '../texts/window-text.js'
import { createWindowApi } from './create-window-api.js'
import { findOffer } from './find-offer.js'
import { loadLoginKeys } from './load-login-keys.js'
import type { LoginOffer } from './login-offer.js'
import { createLoginScreen } from './login-screen.js'
import { NO_STORAGE } from './no-storage.js'
import { readRedirectLink } from './read-redirect-link.js'
import { REDIRECT_PATH } from './redirect-link.js'
import { runLogin } from './run-login.js'
import { createStoredOffer, type StoredOffer } from './stored-offer.js'
import { createWindowSocial, takeSocialReturn } from './window-social.js'

const NO_PAGE: WindowText = 'This window belongs to no login. Close it, go back to the page, and log in again.'
const LOGIN_PAGE = '/login.html'
const ACCOUNT_PAGE = '/account.html#resume'
const UNKNOWN_LOGIN: WindowText =
  'This login did not begin in this browser. Close this window, go back to the page, and log in again.'

/** Shows the login that the page's frame offers, or goes on with the one that comes back from a provider. */
export async function startLoginWindow(view: Window & typeof globalThis = window): Promise<void> {
  const root = view.document.getElementById('root') ?? view.document.body
  const fail = (error: WindowText) =>
    createLoginScreen(view, root, {}).show({
      title: windowText('You’re not logged in'),
      error: translateError(error),
      buttons: [{ text: windowText('Close'), onPress: () => view.close() }],
    })
  const params = new URLSearchParams(view.location.hash.slice(1))
  const redirected = view.location.pathname === REDIRECT_PATH ? await readRedirectLink(view.location) : undefined
  view.history.replaceState(null, '', LOGIN_PAGE)
  const storage = await openFrameStorage()
  const storedLocale = createStoredLocale(storage)
  const storedOffer = createStoredOffer(view.sessionStorage, storage, Date.now)
  const credentials = view.PublicKeyCredential === undefined ? undefined : view.navigator.credentials
  if (!storage.isLasting && credentials === undefined) return fail(NO_STORAGE)
  const returned = params.has('state') ? await takeSocialReturn(storage, params, Date.now()) : undefined
  if (redirected !== undefined) await storedOffer.set(redirected)
  const find = () => (view.opener === null ? storedOffer.get() : findOffer(view))
  const offer = redirected ?? (params.has('state') ? returned?.offer : await find())
  if (offer === undefined) {
    await showLanguage(view, await storedLocale.get())
    return fail(params.has('state') ? UNKNOWN_LOGIN : NO_PAGE)
  }
  view.document.documentElement.dataset.theme = offer.theme
  await storedLocale.set(offer.locale)
  await showLanguage(view, offer.locale)
  const api = createWindowApi(view, storage, offer)
  runLogin({
    offer,
    api,
    storage,
    credentials,
    now: Date.now,
    loadKeys: () => loadLoginKeys(view),
    social: createWindowSocial(api, storage, Date.now),
    screen: createLoginScreen(view, root, { site: offer.embedder }),
    returned,
    navigate: (url) => view.location.assign(url),
    close: () => void leave(view, offer, storedOffer),
    pause,
    host: view.location.host,
  })
}

async function leave(view: Window, { returnTo, backTo }: LoginOffer, storedOffer: StoredOffer): Promise<void> {
  if (returnTo === 'account') return view.location.replace(ACCOUNT_PAGE)
  if (backTo === undefined) return view.close()
  await storedOffer.remove()
  view.location.replace(backTo)
}
