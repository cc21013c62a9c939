/**
 * The session of one frame: logins, the account, and the worker that signs for it.
 *
 * In      the dependencies; calls of the frame's app
 * Out     see `FrameSession`. The login is read from storage for each call, so a sign-out in another tab takes effect
 * Throws  FrameSessionError; `session_expired` also removes the login from this device and emits '' to `onToken` listeners
 * Source  spec/12 (R-FRAME-26 to 30, 47, 53, 59), spec/04 (R-CONN-51 to 75), design/security.md §6
 */
import {
  accountResponseSchema,
  emptySchema,
  type LoginResponse,
  ticketResponseSchema,
} from '../../api/response-schemas.js'
import { toSigner } from '../signer/to-signer.js'
import { sealedSchema } from '../vault/sealed.js'
import { createApprovalPasskeys } from './approval-passkeys.js'
import { type DeviceKeys, loadDeviceKeys } from './device-keys.js'
import { createEmailLogin } from './email-login.js'
import { createFarcasterLogin } from './farcaster-login.js'
import type { FrameSession, WalletNamespace, WalletUser, WindowUser } from './frame-session.js'
import { type OpenedWallet, openWallet } from './open-wallet.js'
import { createRedirectLogins } from './redirect-login.js'
import { createSessionApi, type SessionCall } from './session-api.js'
import type { SessionDependencies } from './session-dependencies.js'
import { FrameSessionError, notLoggedIn } from './session-error.js'
import { createSocialLogin } from './social-login.js'
import { createLoginStore, type StoredLogin } from './stored-login.js'
import { type Handover, sendVaultKey, type WindowLogin, waitForWindow } from './window-login.js'

/** A login that was valid this recently signs without another check. */
const CHECK_LIFE_MS = 60_000

type AccountWallet = OpenedWallet & { readonly accountId: string }

/** Creates a session. It sends and starts nothing before its first use. */
export function createFrameSession(parts: SessionDependencies): FrameSession {
  const logins = createLoginStore(parts.storage, parts)
  const listeners = new Set<(token: string) => void>()
  let keys: Promise<DeviceKeys> | undefined
  /** A login in the window whose wallet is opening. */
  let storing: Promise<StoredLogin> | undefined
  let checked: { readonly token: string; readonly atMs: number } | undefined
  let opening: { readonly accountId: string; readonly wallet: Promise<AccountWallet> } | undefined

  function loadKeys(): Promise<DeviceKeys> {
    keys ??= loadDeviceKeys(parts.storage)
    return keys
  }

  const plainApi = createSessionApi(parts, loadKeys)
  const api = async <Value>(call: SessionCall<Value>): Promise<Value> => {
    try {
      return await plainApi(call)
    } catch (error) {
      const isExpired = error instanceof FrameSessionError && error.reason === 'session_expired'
      if (isExpired && call.token !== undefined) await removeLogin(call.token)
      throw error
    }
  }
  const email = createEmailLogin(api, parts)
  const social = createSocialLogin(api, parts)
  const farcaster = createFarcasterLogin(api, parts)
  const redirects = createRedirectLogins(api, parts)
  const fetchPasskeys = createApprovalPasskeys({ api, now: parts.now })

  function emitToken(token: string): void {
    for (const listener of listeners) listener(token)
  }

  function close(): void {
    // A wallet that is still opening is closed once it is open.
    opening?.wallet.then(
      ({ client }) => client.close(),
      () => undefined,
    )
    opening = undefined
  }

  async function removeLogin(token: string): Promise<void> {
    if ((await logins.get())?.token !== token) return
    close()
    await logins.remove()
    emitToken('')
  }

  async function open({ accountId, token }: LoginResponse, handover?: Handover): Promise<AccountWallet> {
    const current = opening?.accountId === accountId ? await opening.wallet.catch(() => undefined) : undefined
    if (current?.client.isOpen()) return current
    close()
    const wallet = loadKeys()
      .then((deviceKeys) => openWallet({ parts, api, keys: deviceKeys, accountId, token, handover }))
      .then((opened) => {
        checked = { token, atMs: parts.now() }
        return { ...opened, accountId }
      })
    opening = { accountId, wallet }
    return wallet
  }

  async function storeLogin(login: LoginResponse, signal: AbortSignal, handover?: Handover): Promise<StoredLogin> {
    const { addresses } = await open(login, handover)
    // The caller cancelled. Close the wallet, so that no keys stay in memory for an incomplete login.
    if (signal.aborted) close()
    signal.throwIfAborted()
    const stored = { ...login, addresses }
    await logins.set(stored)
    emitToken(login.token)
    return stored
  }

  /** The page gets its response before the wallet is open, so that it knows why the window has closed. */
  function keepWindowLogin(byWindow: WindowLogin, signal: AbortSignal): WindowUser {
    const mine = storeLogin(byWindow.login, signal, byWindow.handover)
    storing = mine
    mine
      .then(() => opening?.wallet)
      .then((wallet) => wallet && sendVaultKey(api, wallet.client, byWindow))
      .catch(() => undefined)
    return toWindowUser(byWindow.login)
  }

  async function requireLogin(): Promise<StoredLogin> {
    const current = storing
    if (current !== undefined) {
      return current.finally(() => {
        if (storing === current) storing = undefined
      })
    }
    const login = await logins.get()
    if (!login) throw notLoggedIn()
    return login
  }

  /** Checks that the login has not been ended in another place. Throws when it has, or when the server cannot be reached. */
  async function checkLogin(token: string): Promise<void> {
    await api({ path: '/auth/session', schema: accountResponseSchema, token })
    checked = { token, atMs: parts.now() }
  }

  const getToken = async (): Promise<string | undefined> => {
    await storing?.catch(() => undefined)
    return (await logins.get())?.token
  }

  return {
    async connectEmail(params) {
      return { action: await email.start({ ...params, token: await getToken() }) }
    },
    connectDevice: (params) => email.waitForDevice(params),
    async connectOtp({ otp, signal }) {
      await storeLogin(await email.finish({ otp, signal }), signal)
    },
    socialRedirectUri: ({ provider }) => social.start(provider),
    async connectSocial({ uri, namespace = 'eip155', signal }) {
      return toUser(await storeLogin(await social.finish({ uri, signal }), signal), namespace)
    },
    farcasterUri: () => farcaster.start(),
    async connectFarcaster({ signal }) {
      const { userName } = await storeLogin(await farcaster.finish({ signal }), signal)
      return { userName: userName ?? '' }
    },
    connectWindow: async (params) => keepWindowLogin(await waitForWindow(api, parts, params), params.signal),
    beginRedirect: ({ signal }) => redirects.begin(signal),
    async finishRedirect({ signal }) {
      const byWindow = await redirects.collect(signal).catch(async (error: unknown) => {
        // Another tab of the page has the session, which is this frame's too.
        if ((await logins.get()) === undefined) throw error
      })
      if (byWindow) return keepWindowLogin(byWindow, signal)
      if (byWindow === null) return undefined
      const login = await logins.get()
      return login && toWindowUser(login)
    },
    async prepareEmailUpdate() {
      return { current: await email.prepareUpdate({ token: (await requireLogin()).token }) }
    },
    async updateEmail(params) {
      return { action: await email.startUpdate({ ...params, token: (await requireLogin()).token }) }
    },
    async updateEmailPrimaryOtp(params) {
      await email.confirmCurrent({ ...params, token: (await requireLogin()).token })
    },
    async updateEmailSecondaryOtp(params) {
      const login = await requireLogin()
      const newEmail = await email.confirmNew({ ...params, token: login.token })
      await logins.set({ ...login, email: newEmail })
      return { newEmail }
    },
    user: async ({ namespace }) => toUser(await requireLogin(), namespace),
    async isConnected() {
      const token = await getToken()
      if (token === undefined) return false
      try {
        await checkLogin(token)
        return true
      } catch (error) {
        if (error instanceof FrameSessionError && error.reason === 'session_expired') return false
        throw error
      }
    },
    async signOut() {
      const token = await getToken()
      if (token === undefined) return close()
      await removeLogin(token)
      await plainApi({ path: '/auth/sign-out', schema: emptySchema, token })
    },
    async accountTicket() {
      const { token } = await requireLogin()
      return (await api({ path: '/auth/account', schema: ticketResponseSchema, token })).ticket
    },
    async handOver(key) {
      const { client } = await open(await requireLogin())
      return client.request({ type: 'hand-over', key }, sealedSchema)
    },
    async signer() {
      const login = await requireLogin()
      const { client, addresses } = await open(login)
      // A wallet that is open needs nothing from the server, so the end of its login would not be seen.
      const assertValid = async () => {
        const isChecked = checked?.token === login.token && parts.now() - checked.atMs < CHECK_LIFE_MS
        if (!isChecked) await checkLogin(login.token)
      }
      await assertValid()
      return toSigner(client, addresses, assertValid)
    },
    async passkeys() {
      const token = await getToken()
      return token === undefined ? [] : fetchPasskeys(token)
    },
    onToken(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close,
  }
}

const toWindowUser = ({ email, userName }: LoginResponse): WindowUser => ({
  email,
  ...(userName !== null && { userName }),
})

function toUser({ addresses, email, userName }: StoredLogin, namespace: WalletNamespace): WalletUser {
  return { address: addresses[namespace], email, ...(userName !== null && { userName }) }
}
