/**
 * Starts the secure site's account window.
 *
 * In      the window: its opener; or, after a login with a provider in this window, what it has stored before
 * Out     the account on its screen; a sentence that says what to do when there is none
 * Source  R-FRAME-105, R-FRAME-106
 */

import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { createWindowApi } from '../login-window/create-window-api.js'
import { requestFromFrames } from '../login-window/find-offer.js'
import { loadLoginKeys } from '../login-window/load-login-keys.js'
import type { LoginOffer } from '../login-window/login-offer.js'
import { createLoginScreen } from '../login-window/login-screen.js'
import { NO_STORAGE } from '../login-window/no-storage.js'
import { runLogin } from '../login-window/run-login.js'
import { createWindowSocial } from '../login-window/window-social.js'
import type { FrameStorage } from '../session/frame-storage.js'
import { openFrameStorage } from '../session/indexed-storage.js'
import { pause } from '../session/pause.js'
import { FrameSessionError } from '../session/session-error.js'
import { showLanguage } from '../texts/show-language.js'
import { translateError } from '../texts/translate-error.js'
import { type WindowText, windowText } from '../texts/window-text.js'
import { createHandoverKey } from '../vault/vault-key.js'
import {
  ACCOUNT_WINDOW_KEYS,
  ACCOUNT_WINDOW_LOADED,
  type AccountAnswer,
  accountAnswerSchema,
  accountOfferSchema,
  keysAnswerSchema,
} from './account-offer.js'
import type { AccountProof } from './account-parts.js'
import { createAccountScreen } from './account-screen.js'
import { createKeyScreen } from './key-screen.js'
import { runAccount } from './run-account.js'
import { openSecrets } from './wallet-secrets.js'

const STORED_AS = 'account-window'
const STORED_LIFE_MS = 10 * 60_000
const RESUME = '#resume'
const NO_PAGE: WindowText = 'This window belongs to no page. Close it, go back to the page, and open it there again.'

const NO_FRAME: WindowText =
  'The page is not there any more. Close this window, go back to the page, and open it there again.'

const storedSchema = v.object({ offer: accountOfferSchema, storedAtMs: v.pipe(v.number(), v.safeInteger()) })

/** Shows the account of the page's frame. */
export async function startAccountWindow(view: Window & typeof globalThis = window): Promise<void> {
  const root = view.document.getElementById('root') ?? view.document.body
  const fail = (error: string) =>
    createLoginScreen(view, root, {}).show({
      title: windowText('Devices and security'),
      error: translateError(error),
      buttons: [{ text: windowText('Close'), onPress: () => view.close() }],
    })
  const isBack = view.location.hash === RESUME
  view.history.replaceState(null, '', view.location.pathname)
  const storage = await openFrameStorage()
  if (!storage.isLasting) return fail(NO_STORAGE)
  const answer = isBack
    ? await takeStored(storage)
    : await requestFromFrames(view, ACCOUNT_WINDOW_LOADED, accountAnswerSchema)
  if (answer === undefined) return fail(NO_PAGE)
  await showLanguage(view, answer.locale)
  if ('error' in answer) return fail(answer.error)
  const offer = answer
  view.document.documentElement.dataset.theme = offer.theme
  const { projectId, embedder, ticket: token } = offer
  const api = createWindowApi(view, storage, offer)
  const credentials = view.PublicKeyCredential === undefined ? undefined : view.navigator.credentials

  // A login in this window only proves who the user is: no frame hands a key over.
  const handoverKey = await createHandoverKey()

  function logIn({ ticket, method, email }: AccountProof, onEnd: () => void): void {
    const { theme, locale } = offer
    const login: LoginOffer = {
      embedder,
      projectId,
      ticket,
      method,
      theme,
      locale,
      returnTo: 'account',
      handoverKey,
      ...(email && { email }),
    }
    runLogin({
      offer: login,
      api,
      storage,
      credentials: method === 'passkey' ? credentials : undefined,
      now: Date.now,
      loadKeys: () => loadLoginKeys(view),
      social: createWindowSocial(api, storage, Date.now),
      screen: createLoginScreen(view, root, { site: embedder }),
      navigate: (url) =>
        // The provider's page may cut this window off from its opener.
        void storage.set(STORED_AS, { offer, storedAtMs: Date.now() }).then(() => view.location.assign(url)),
      close: onEnd,
      pause,
      host: view.location.host,
    })
  }

  const screen = createAccountScreen(view, root, { site: embedder })

  async function manageKeys(onBack: () => void): Promise<void> {
    const answer = await requestFromFrames(view, ACCOUNT_WINDOW_KEYS, keysAnswerSchema)
    if (answer === undefined) throw new FrameSessionError(NO_FRAME)
    if ('error' in answer) throw new FrameSessionError(answer.error)
    const { createLoginKeys } = await loadLoginKeys(view)
    const { key: handoverKey, sealed } = answer
    const parts = {
      offer: { ticket: token, handoverKey },
      api,
      storage,
      credentials,
      now: Date.now,
      pause,
    }
    await createLoginKeys({ ...parts, ...createKeyScreen(screen), close: onBack }).manage({ sealed, onBack })
  }

  await runAccount({
    hasPasskeys: credentials !== undefined,
    api: (call) => api({ ...call, token }),
    screen,
    openSecrets,
    logIn,
    manageKeys,
    copy: (text) => view.navigator.clipboard.writeText(text),
    close: () => view.close(),
  })
}

async function takeStored(storage: FrameStorage): Promise<AccountAnswer | undefined> {
  const stored = tryParse(storedSchema, await storage.get(STORED_AS))
  await storage.remove(STORED_AS)
  return stored && Date.now() - stored.storedAtMs <= STORED_LIFE_MS ? stored.offer : undefined
}
