import * as v from 'valibot'
import type { CredentialStore } from '../src/host/login-window/keys/passkeys.js'
import type { LoginOffer } from '../src/host/login-window/login-offer.js'
import type { LoginView } from '../src/host/login-window/login-screen.js'
import { runLogin } from '../src/host/login-window/run-login.js'
import { linkSchema } from '../src/host/login-window/window-schemas.js'
import { createWindowSocial, takeSocialReturn } from '../src/host/login-window/window-social.js'
import { type DeviceKeys, loadDeviceKeys } from '../src/host/session/device-keys.js'
import type { FrameStorage } from '../src/host/session/frame-storage.js'
import { createSessionApi } from '../src/host/session/session-api.js'
import { type createFrameScene, FRAME_ORIGIN, PAGE_ORIGIN } from './frame-fixture.js'
import { createLastingStorage } from './lasting-storage.js'

/** After this time a view counts as missing. */
const WAIT_MS = 20_000

type Scene = Omit<ReturnType<typeof createFrameScene>, 'logIn'>

/** A browser with windows of the secure site: their storage, and so their device key. */
export function createBrowser(
  scene: Scene,
  storage: FrameStorage = createLastingStorage(),
  credentials?: CredentialStore,
) {
  let keys: Promise<DeviceKeys> | undefined
  const loadKeys = () => {
    keys ??= loadDeviceKeys(storage)
    return keys
  }
  const state = { isOffline: false }
  const responses: unknown[] = []
  const api = createSessionApi(
    {
      api: `${FRAME_ORIGIN}/api`,
      projectId: 'project',
      embedder: PAGE_ORIGIN,
      now: () => scene.clock.nowMs,
      async fetch(request) {
        if (state.isOffline) throw new TypeError('Failed to fetch')
        const response = await scene.server.handle(request)
        responses.push(await response.clone().json())
        return response
      },
    },
    loadKeys,
  )
  const social = createWindowSocial(api, storage, () => scene.clock.nowMs)

  /** Opens a window for a frame's offer. */
  function open(
    offer: LoginOffer,
    returned?: Parameters<typeof runLogin>[0]['returned'],
    onClose: () => void = () => undefined,
  ) {
    const views: LoginView[] = []
    const window = { views, navigated: '', isClosed: false, view: () => views.at(-1) }
    runLogin({
      offer,
      api,
      social,
      returned,
      storage,
      credentials,
      host: new URL(FRAME_ORIGIN).host,
      now: () => scene.clock.nowMs,
      loadKeys: () => import('../src/host/login-window/login-keys.js'),
      screen: { show: (view) => views.push(view) },
      navigate(url) {
        window.navigated = url
      },
      close() {
        window.isClosed = true
        onClose()
      },
      pause: (_, signal) =>
        new Promise((resolve, reject) => {
          const stop = () => reject(signal.reason)
          signal.addEventListener('abort', stop)
          const timer = setTimeout(() => {
            signal.removeEventListener('abort', stop)
            resolve()
          }, 10)
          timer.unref()
        }),
    })
    const waitFor = async (title: string): Promise<LoginView> => {
      const until = Date.now() + WAIT_MS
      while (window.view()?.title !== title) {
        if (Date.now() > until) throw new Error(`The window shows ${JSON.stringify(window.view())}, not ${title}`)
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
      return views.at(-1) ?? { title }
    }
    return { ...window, window, waitFor, submit: (value: string) => window.view()?.field?.onSubmit(value) }
  }

  return {
    api,
    storage,
    state,
    /** What the server has sent to these windows. */
    responses,
    open,
    /** The window comes back from a provider with this address. */
    takeReturn: (url: string) =>
      takeSocialReturn(storage, new URLSearchParams(new URL(url).hash.slice(1)), scene.clock.nowMs),
    /** Calls the server with this browser's key, as code of its windows could. */
    post: (path: string, body: Readonly<Record<string, unknown>>) => api({ path, body, schema: v.unknown() }),
    /** Opens a login link, and presses its button unless told otherwise. */
    openLink(deviceLink: string | undefined, isPressed = true) {
      const link = new URLSearchParams(new URL(deviceLink ?? FRAME_ORIGIN).hash.slice(1)).get('link') ?? ''
      return api({ path: '/window/link', body: { link, isPressed }, schema: linkSchema })
    },
  }
}

/** Makes a frame wait for a login in the window. */
export async function waitForLogin(
  scene: Scene,
  login: Pick<LoginOffer, 'method' | 'email'>,
  frame = scene.startFrame(),
) {
  const paused = scene.nextPause()
  let isOffered = false
  let resolveOffer: (offer: LoginOffer) => void = () => undefined
  const offered = new Promise<LoginOffer>((resolve) => {
    resolveOffer = resolve
  })
  const user = frame.session.connectWindow({
    signal: scene.signal,
    offer(ticket, handoverKey) {
      isOffered = true
      resolveOffer({ ...login, ticket, handoverKey, projectId: 'project', embedder: PAGE_ORIGIN, theme: 'dark' })
      return () => {
        isOffered = false
      }
    },
  })
  user.catch(() => undefined)
  const offer = await offered
  return {
    frame,
    offer,
    isOffered: () => isOffered,
    /** Resolves to the user once the frame has asked the server again. */
    async collect() {
      const resume = await paused
      resume()
      return user
    },
  }
}
