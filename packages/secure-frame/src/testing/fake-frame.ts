/**
 * A frame in memory: it speaks the protocol of the real one over a channel of its own, refuses what that refuses, and signs
 * with real keys. What a visitor would do in the frame, in the mail or in another window, a test does by its methods.
 *
 * In      code, keys, how e-mail logins go on, a function that asks a chain
 * Out     `openChannel` for a frame client; what was asked; methods
 * Throws  nothing
 * Source  R-FRAME-18 to 35; security.md §5
 */
import { keccak256, stringToBytes } from 'viem'
import type { FrameAddress, FramePosition, OpenFrameChannel } from '../client/frame-channel.js'
import { FrameError } from '../client/frame-error.js'
import { createFrameEndpoint, type FrameEndpoint, RefusalError } from '../protocol/frame-endpoint.js'
import type { FrameRequestName } from '../protocol/request-names.js'
import type { FrameReason } from '../protocol/rpc-codes.js'
import { RPC_CODES } from '../protocol/rpc-codes.js'
import { createFakeAccount, type FakeUser } from './fake-account.js'
import { createFakeApprovals, type WaitingApproval } from './fake-approvals.js'
import { askNoChain } from './fake-chain.js'
import { createFakeHandlers } from './fake-handlers.js'
import { type FakeKeys, openKeys } from './fake-keys.js'
import type { RpcFunction } from './fill-transaction.js'
import { createPortPair } from './port-pair.js'

/** How a frame in memory is to be. */
export type FakeFrameOptions = {
  /** The code of every mail; `123456`. */
  readonly code?: string
  /** How a login by e-mail goes on; by a code. */
  readonly emailAction?: 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'
  /** How a change of e-mail goes on; with the code of the old address. */
  readonly updateAction?: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'
  /** Who is logged in from before; nobody. */
  readonly user?: FakeUser
  readonly keys?: Partial<FakeKeys>
  /** Asks the chains; a chain where nothing happens. */
  readonly rpc?: RpcFunction
}

/** A refusal that a test asks for. */
export type FakeRefusal = { readonly message?: string; readonly code?: number; readonly reason?: FrameReason }

/** A frame in memory. */
export interface FakeFrame {
  readonly openChannel: OpenFrameChannel
  readonly addresses: { readonly eip155: `0x${string}`; readonly solana: string }
  /** What each frame so far was opened with. */
  readonly opened: readonly FrameAddress[]
  /** Every request that was taken, in order. */
  readonly asked: readonly { readonly name: FrameRequestName; readonly payload: unknown }[]
  /** Where the frame is shown; undefined while it is hidden. */
  place(): FramePosition | undefined
  /** Who is logged in. */
  user(): FakeUser | undefined
  /** Approvals that wait for the visitor, oldest first. */
  waiting(): readonly WaitingApproval[]
  /** Signs the oldest one that waits, with the frame's keys, or answers with the given result; not if the page has cancelled it. */
  approve(result?: unknown): Promise<void>
  /** Declines the oldest one that waits. */
  reject(): void
  /** The link in the mail is followed. */
  approveDevice(): void
  /** The visitor has logged in in the window of a social login; what CONNECT_SOCIAL then takes, once. */
  finishSocial(user: FakeUser): { readonly uri: string }
  /** The code is scanned by an account of that name. */
  approveFarcaster(userName: string): void
  /** The next request of that name is refused. */
  refuseNext(name: FrameRequestName, refusal?: FakeRefusal): void
  /** Requests of that name are not answered, until told otherwise. */
  keepSilentOn(name: FrameRequestName, isSilent?: boolean): void
  /** The session ends, or another begins, without the page having asked. */
  updateSession(token: string): void
  /**
   * The frame of now is no more: it hears and says nothing. The next one that is opened lives; it has the login of this one
   * where frames have storage, as they do unless told otherwise.
   */
  die(storage?: 'lasting' | 'none'): void
  /**
   * How frames load from now on: `refused` fails to load, `never` loads and does not become ready, `forbidden` loads and does not
   * allow the page.
   */
  load(how: 'well' | 'never' | 'refused' | 'forbidden'): void
}

const SECRET = keccak256(stringToBytes('a frame in memory'))

/** Makes a frame in memory. */
export function createFakeFrame(options: FakeFrameOptions = {}): FakeFrame {
  const { code = '123456', rpc = askNoChain, keys, user } = options
  const { addresses, sign } = openKeys({
    evmKey: keys?.evmKey ?? SECRET,
    solanaSeed: keys?.solanaSeed ?? keccak256(stringToBytes(SECRET), 'bytes'),
  })
  const opened: FrameAddress[] = []
  const asked: { readonly name: FrameRequestName; readonly payload: unknown }[] = []
  const refusals = new Map<FrameRequestName, FakeRefusal>()
  const silent = new Set<FrameRequestName>()
  let loading: Parameters<FakeFrame['load']>[0] = 'well'
  let place: FramePosition | undefined
  let end: FrameEndpoint | undefined

  const account = createFakeAccount(code, user, (token) => end?.say({ token }))
  const approvals = createFakeApprovals((name) => end?.say({ name }))

  async function before(name: FrameRequestName, payload: unknown, signal: AbortSignal): Promise<void> {
    asked.push({ name, payload })
    if (silent.has(name)) await new Promise((_, reject) => signal.addEventListener('abort', reject))
    const refusal = refusals.get(name)
    if (!refusals.delete(name) || refusal === undefined) return
    const { message = '', ...facts } = refusal
    throw new RefusalError(message, facts)
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
        if (loading === 'refused') fail()
        if (loading === 'forbidden')
          reject(new FrameError('frame/load-failed', 'The page is not allowed', { reason: 'unverified_domain' }))
        if (loading !== 'well') return
        const [ours, port] = createPortPair()
        const handlers = {
          ...createFakeHandlers({ account, approvals, addresses, rpc, address, options }),
          // It loads its page anew, once it has answered.
          RELOAD: async () => void setTimeout(() => own.close()),
        }
        const own = createFrameEndpoint({ port: ours, handlers, before, nowMs: () => Date.now() })
        end = own
        let isThere = true
        resolve({
          port,
          readyInMs: 0,
          isThere: () => isThere,
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
            own.close()
            port.close()
          },
        })
      }),
    place: () => place,
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
    reject: () => approvals.first().reject(new RefusalError('User rejected the request', { code: RPC_CODES.declined })),
    approveDevice: () => account.device.open(undefined),
    finishSocial(next) {
      const uri = `handle=${crypto.randomUUID()}`
      account.addHandle(uri, next)
      return { uri }
    },
    approveFarcaster: (userName) => account.farcaster.open(userName),
    refuseNext: (name, refusal = {}) => void refusals.set(name, refusal),
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
