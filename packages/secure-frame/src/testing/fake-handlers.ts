/**
 * The fake frame's handler for each request of the page.
 *
 * Throws  RequestRejectedError, which becomes the error response
 * Source  R-FRAME-26 to 38
 */
import { type RequestHandlers, RequestRejectedError } from '../protocol/frame-endpoint.js'
import { RPC_CODES } from '../protocol/rpc-codes.js'
import { getRpcKind } from '../protocol/rpc-lists.js'
import type { createFakeAccount, FakeUser } from './fake-account.js'
import type { FakeApprovals } from './fake-approvals.js'
import type { RpcFunction } from './fill-transaction.js'

/** What the handlers use. */
export type FakeHandlerOptions = {
  readonly account: ReturnType<typeof createFakeAccount>
  readonly approvals: FakeApprovals
  readonly addresses: { readonly eip155: string; readonly solana: string }
  readonly rpc: RpcFunction
  readonly address: { readonly origin: string; readonly chainId: string }
  readonly options: {
    readonly emailAction?: 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'
    readonly login?: 'window' | 'page'
    readonly updateAction?: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'
  }
}

/** Creates the handlers of one channel. */
export function createFakeHandlers(parts: FakeHandlerOptions): RequestHandlers {
  const { account, approvals, addresses, rpc, address, options } = parts
  let chainId: string | number = address.chainId
  let isEmailConfirmed = false
  let approvedEmail: string | undefined

  const requirePage = (): void => {
    if (options.login === 'window') throw new RequestRejectedError('Log in in the window', { reason: 'login_window' })
  }
  const addressOn = (chain: string | number) => (`${chain}`.startsWith('solana:') ? addresses.solana : addresses.eip155)
  const userOn = (chain: string | number) => ({
    ...account.require(),
    address: addressOn(chain),
    chainId: chain,
    accounts: [{ type: 'eoa' as const, address: addressOn(chain) }],
    preferredAccountType: 'eoa' as const,
  })

  return {
    async SWITCH_NETWORK(payload) {
      chainId = payload.chainId
      return { chainId }
    },
    async CONNECT_EMAIL({ email }) {
      requirePage()
      const action = options.emailAction ?? 'VERIFY_OTP'
      account.begin(email)
      if (action === 'CONNECT') account.logIn({ email })
      return { action }
    },
    CONNECT_DEVICE: (_, signal) => account.device.wait(signal),
    async CONNECT_OTP({ otp }) {
      account.checkCode(otp)
      account.logIn({ email: account.pendingEmail() })
    },
    async CONNECT_SOCIAL({ uri, chainId: chain = chainId }) {
      account.spendHandle(uri)
      return userOn(chain)
    },
    async GET_SOCIAL_REDIRECT_URI({ provider }) {
      requirePage()
      return { uri: `${address.origin}/social/start?provider=${provider}` }
    },
    async GET_USER({ chainId: chain = chainId, socialUri } = {}) {
      if (socialUri !== undefined) account.spendHandle(socialUri)
      const { userName: _, ...user } = userOn(chain)
      return user
    },
    async SIGN_OUT() {
      account.logIn(undefined)
    },
    IS_CONNECTED: async () => ({ isConnected: account.user() !== undefined }),
    GET_CHAIN_ID: async () => ({ chainId }),
    async RPC_REQUEST({ method, params, chainId: chain }, signal, confirm) {
      if (getRpcKind(method) === 'approval') {
        account.require()
        return approvals.ask({ method, params, chainId: chain }, signal, confirm)
      }
      return method === 'eth_accounts' ? [addresses.eip155] : rpc(method, params, chain)
    },
    async UPDATE_EMAIL({ email }, signal, confirm) {
      account.require()
      if (email !== approvedEmail) {
        await approvals.ask({ method: 'UPDATE_EMAIL', params: { email }, chainId: String(chainId) }, signal, confirm)
        approvedEmail = email
      }
      account.begin(email)
      const action = options.updateAction ?? 'VERIFY_PRIMARY_OTP'
      isEmailConfirmed = action === 'VERIFY_SECONDARY_OTP'
      return { action }
    },
    async UPDATE_EMAIL_PRIMARY_OTP({ otp }) {
      account.checkCode(otp)
      isEmailConfirmed = true
    },
    async UPDATE_EMAIL_SECONDARY_OTP({ otp }) {
      const newEmail = account.pendingEmail()
      if (!isEmailConfirmed || newEmail === undefined)
        throw new RequestRejectedError('', { code: RPC_CODES.unauthorized })
      account.checkCode(otp)
      account.logIn({ ...account.require(), email: newEmail })
      return { newEmail }
    },
    SYNC_THEME: async () => undefined,
    SYNC_DAPP_DATA: async () => undefined,
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: async () => ({ smartAccountEnabledNetworks: [] }),
    INIT_SMART_ACCOUNT: () => Promise.reject(new RequestRejectedError('', { code: RPC_CODES.notOffered })),
    async SET_PREFERRED_ACCOUNT({ type }) {
      account.require()
      if (type !== 'eoa') throw new RequestRejectedError('', { code: RPC_CODES.notOffered })
      return { type, address: addressOn(chainId) }
    },
    async GET_FARCASTER_URI() {
      requirePage()
      return { url: `${address.origin}/farcaster/connect?channelToken=${crypto.randomUUID()}` }
    },
    async CONNECT_FARCASTER(_, signal) {
      const userName = await account.farcaster.wait(signal)
      account.logIn({ userName })
      return { userName }
    },
    async CONNECT_WINDOW(_, signal) {
      const user = await account.window.wait(signal)
      account.logIn(user)
      return toWindowUser(user)
    },
    async CONNECT_REDIRECT(params, signal, confirm) {
      await approvals.ask({ method: 'CONNECT_REDIRECT', params, chainId: String(chainId) }, signal, confirm)
    },
    async CONNECT_RETURN() {
      const user = account.takeReturned()
      if (user === undefined) return null
      account.logIn(user)
      return toWindowUser(user)
    },
    RELOAD: async () => undefined,
  }
}

const toWindowUser = ({ email, userName }: FakeUser) => ({
  email: email ?? null,
  ...(userName !== undefined && { userName }),
})
