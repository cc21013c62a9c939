/**
 * A fake of the embedded wallet's frame, in memory, for tests of the page. It speaks the real frame's protocol, rejects what
 * that rejects, and signs with real keys. Its methods do what the user does in the frame, in the mail or in another window.
 *
 * Source  R-FRAME-18 to 35; security.md §5
 */
import { keccak256, stringToBytes } from 'viem'
import type { FrameAddress, FramePosition, OpenFrameChannel } from '../client/frame-channel.js'
import { FrameError } from '../client/frame-error.js'
import { createFrameEndpoint, type FrameEndpoint, RequestRejectedError } from '../protocol/frame-endpoint.js'
import type { FrameRequestName } from '../protocol/request-names.js'
import type { FrameReason } from '../protocol/rpc-codes.js'
import { RPC_CODES } from '../protocol/rpc-codes.js'
import { createFakeAccount, type FakeUser } from './fake-account.js'
import { createFakeApprovals, type WaitingApproval } from './fake-approvals.js'
import { requestEmptyChain } from './fake-chain.js'
import { createFakeHandlers } from './fake-handlers.js'
import { type FakeKeys, openKeys } from './fake-keys.js'
import type { RpcFunction } from './fill-transaction.js'
import { createPortPair } from './port-pair.js'

/** Options of a fake frame. */
export type FakeFrameOptions = {
  /** The code of every mail. Defaults to `123456`. */
  readonly code?: string
  /** Next step of an email login. Defaults to `VERIFY_OTP`. */
  readonly emailAction?: 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'
  /** Next step of an email change. Defaults to `VERIFY_PRIMARY_OTP`. */
  readonly updateAction?: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'
  /** Where users log in. Defaults to `page`. */
  readonly login?: 'window' | 'page'
  /** The user who is logged in from the start. Defaults to none. */
  readonly user?: FakeUser
  /** Keys to sign with. Defaults to fixed ones. */
  readonly keys?: Partial<FakeKeys>
  /** Sends requests to chains. Defaults to a chain without activity. */
  readonly rpc?: RpcFunction
}

/** An error that a test wants the frame to return. */
export type FakeRejection = { readonly message?: string; readonly code?: number; readonly reason?: FrameReason }

/** A fake frame. */
export interface FakeFrame {
  /** The option `openChannel` of a frame client, or `frame` of a test kit. */
  readonly openChannel: OpenFrameChannel
  readonly addresses: { readonly eip155: `0x${string}`; readonly solana: string }
  /** The parameters of every opened frame. */
  readonly opened: readonly FrameAddress[]
  /** Every accepted request, in order. */
  readonly asked: readonly { readonly name: FrameRequestName; readonly payload: unknown }[]
  /** Position of the frame; undefined while it is hidden. */
  place(): FramePosition | undefined
  /** Reports the height of the card to the page, in CSS pixels. */
  resize(height: number): void
  /** The logged-in user. */
  user(): FakeUser | undefined
  /** Requests that wait for the user's approval, oldest first. */
  waiting(): readonly WaitingApproval[]
  /**
   * Approves the oldest waiting request: signs it with the frame's keys or responds with `result`, unless the page
   * cancelled it.
   */
  approve(result?: unknown): Promise<void>
  /** Declines the oldest waiting request. */
  reject(): void
  /** Follows the device link in the mail. */
  approveDevice(): void
  /** Completes a social login in its window. Returns the URI that CONNECT_SOCIAL accepts once. */
  finishSocial(user: FakeUser): { readonly uri: string }
  /** Logs in in the secure site's window, for a waiting CONNECT_WINDOW. */
  finishWindow(user: FakeUser): void
  /** Sets who has logged in on the secure site while the page was left, for CONNECT_RETURN. */
  setReturned(user: FakeUser | undefined): void
  /** Approves a Farcaster login as this user. */
  approveFarcaster(userName: string): void
  /** Makes the frame reject the next request of this name. */
  rejectNext(name: FrameRequestName, rejection?: FakeRejection): void
  /** Makes the frame ignore requests of this name, or respond again with `isSilent` false. */
  keepSilentOn(name: FrameRequestName, isSilent?: boolean): void
  /** Sends a session token without a request of the page; an empty one logs the user out. */
  updateSession(token: string): void
  /**
   * Kills the current frame: it neither receives nor sends. The next opened frame works, and keeps the login unless
   * `storage` is `none`.
   */
  die(storage?: 'lasting' | 'none'): void
  /**
   * How frames load from now on: `failed` fails to load, `never` loads without becoming ready, `forbidden` does not
   * allow the page.
   */
  load(how: 'well' | 'never' | 'failed' | 'forbidden'): void
}

const SECRET = keccak256(stringToBytes('a frame in memory'))

/** Creates a fake frame that loads well and in which no user is logged in unless `user` is set. */
export function createFakeFrame(options: FakeFrameOptions = {}): FakeFrame {
  const { code = '123456', rpc = requestEmptyChain, keys, user } = options
  const { addresses, sign } = openKeys({
    evmKey: keys?.evmKey ?? SECRET,
    solanaSeed: keys?.solanaSeed ?? keccak256(stringToBytes(SECRET), 'bytes'),
  })
  const opened: FrameAddress[] = []
  const asked: { readonly name: FrameRequestName; readonly payload: unknown }[] = []
  const rejections = new Map<FrameRequestName, FakeRejection>()
  const silent = new Set<FrameRequestName>()
  let loading: Parameters<FakeFrame['load']>[0] = 'well'
  let place: FramePosition | undefined
  let end: FrameEndpoint | undefined

  const account = createFakeAccount(code, user, (token) => end?.say({ token }))
  const approvals = createFakeApprovals((name) => end?.say({ name }))

  async function before(name: FrameRequestName, payload: unknown, signal: AbortSignal): Promise<void> {
    asked.push({ name, payload })
    if (silent.has(name)) await new Promise((_, reject) => signal.addEventListener('abort', reject))
    const rejection = rejections.get(name)
    if (!rejections.delete(name) || rejection === undefined) return
    const { message = '', ...details } = rejection
    throw new RequestRejectedError(message, details)
  }

  return {
    addresses,
    opened,
    asked,
    openChannel: (address, signal) =>
      new Promise((resolve, reject) => {
        opened.push(address)
        const fail = (): void => reject(new Error('The frame does not load'))
        signal.addEventListener('abort', fail)
        if (loading === 'failed') fail()
        if (loading === 'forbidden')
          reject(new FrameError('frame/load-failed', 'The page is not allowed', { reason: 'unverified_domain' }))
        if (loading !== 'well') return
        const [ours, port] = createPortPair()
        const handlers = {
          ...createFakeHandlers({ account, approvals, addresses, rpc, address, options }),
          // The frame reloads its page after it has responded.
          RELOAD: async () => void setTimeout(() => endpoint.close()),
        }
        const endpoint = createFrameEndpoint({ port: ours, handlers, before, nowMs: () => Date.now() })
        end = endpoint
        let isThere = true
        resolve({
          port,
          readyInMs: 0,
          login: options.login ?? 'page',
          isConnected: () => isThere,
          onReturn() {},
          show(next) {
            place = next
          },
          hide() {
            place = undefined
          },
          focus() {},
          end() {
            isThere = false
            place = undefined
            endpoint.close()
            port.close()
          },
        })
      }),
    place: () => place,
    resize: (height) => end?.say({ name: 'resize', data: { height } }),
    user: account.user,
    waiting: () => approvals.waiting(),
    async approve(result) {
      const request = approvals.first()
      const isWaiting = await request.confirm().then(
        () => true,
        () => false,
      )
      if (!isWaiting) return
      if (result !== undefined) request.resolve(result)
      else await sign(request, rpc).then(request.resolve, request.reject)
    },
    reject: () =>
      approvals.first().reject(new RequestRejectedError('User rejected the request', { code: RPC_CODES.declined })),
    approveDevice: () => account.device.open(undefined),
    finishSocial(next) {
      const uri = `handle=${crypto.randomUUID()}`
      account.addHandle(uri, next)
      return { uri }
    },
    finishWindow: (next) => account.window.open(next),
    setReturned: account.setReturned,
    approveFarcaster: (userName) => account.farcaster.open(userName),
    rejectNext: (name, rejection = {}) => void rejections.set(name, rejection),
    keepSilentOn(name, isSilent = true) {
      if (isSilent) silent.add(name)
      else silent.delete(name)
    },
    updateSession: (token) => end?.say({ token }),
    die(storage = 'lasting') {
      end?.close()
      if (storage === 'none') account.forget()
    },
    load(how) {
      loading = how
    },
  }
}
