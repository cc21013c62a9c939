/**
 * Checks whether a wallet still shares accounts with this site, without a prompt. Called before a wallet is restored.
 *
 * Out     false: the user disconnected the wallet here, or revoked the access in the wallet
 * Throws  WalletUnavailableError  the wallet shares no account, but did not revoke access: it is locked
 *         the wallet's errors     access is unknown
 * Source  EIP-1193, EIP-2255; spec R-CONN-106, R-CONN-146
 */

import { requestWithRetry, safeGet, withTimeout } from '@bowline/kit-core/adapter'
import { WalletUnavailableError } from '@bowline/kit-core/errors'
import type { Config, Connector as WagmiConnector } from '@wagmi/core'
import * as v from 'valibot'
import { isWalletProvider, type WalletProvider } from '../discovery/provider.js'
import { isUnauthorized } from './request-accounts.js'
import { requestWallet } from './request-wallet.js'
import { accountsSchema } from './response-schemas.js'

const ACCOUNTS = 'eth_accounts'
/** Limit of the additional requests. They decide nothing without a response. */
const OPTIONAL_REQUEST_LIMIT_MS = 1_000

const permissionsSchema = v.array(v.looseObject({ parentCapability: v.string() }))

/** Resolves to whether the wallet still shares accounts. */
export async function hasAccess(config: Config, connector: WagmiConnector, signal: AbortSignal): Promise<boolean> {
  if (await wasDisconnected(config, connector)) return false
  const provider = connector.type === 'injected' ? await connector.getProvider() : undefined
  if (!isWalletProvider(provider)) return connector.isAuthorized()
  const fetchAccounts = () => requestWallet(provider, { method: ACCOUNTS }, accountsSchema)
  const accounts = await requestWithRetry(fetchAccounts, signal).catch((error: unknown) => {
    throw isUnauthorized(error) ? new WalletUnavailableError(error) : error
  })
  if (accounts.length > 0) return true
  if (await isRevoked(provider)) return false
  throw new WalletUnavailableError()
}

async function wasDisconnected(config: Config, connector: WagmiConnector): Promise<boolean> {
  const own = safeGet(connector, 'wasDisconnected')
  if (typeof own === 'function') return own() === true
  const key = `${connector.id}.disconnected`
  return Boolean(await config.storage?.getItem(key))
}

/** Whether access was revoked. A locked wallet shares no account either; only a revoked one lists no permission. */
async function isRevoked(provider: WalletProvider): Promise<boolean> {
  if ((await isUnlocked(provider)) === false) return false
  const response = requestWallet(provider, { method: 'wallet_getPermissions' }, permissionsSchema).catch(
    () => undefined,
  )
  const permissions = await withTimeout(response, OPTIONAL_REQUEST_LIMIT_MS)
  return permissions !== undefined && !permissions.some(({ parentCapability }) => parentCapability === ACCOUNTS)
}

async function isUnlocked(provider: WalletProvider): Promise<unknown> {
  const owner = safeGet(provider, '_metamask')
  const method = safeGet(owner, 'isUnlocked')
  if (typeof method !== 'function') return undefined
  const response = Promise.resolve()
    .then((): unknown => Reflect.apply(method, owner, []))
    .catch(() => undefined)
  return withTimeout(response, OPTIONAL_REQUEST_LIMIT_MS)
}
