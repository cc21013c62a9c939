/**
 * Wraps the option `siweConfig`, the older Sign-In with Ethereum interface, as a `SiwxConfig`. It has one session at a time, on
 * EVM networks only; its sessions have neither text nor signature, because the older interface does not provide them.
 *
 * Source  spec R-SIWX-36, R-CFG-11
 */

import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { SiwxMessage } from '../../core/sign-in/message.js'
import type { SiwxSession } from '../../core/sign-in/session.js'
import type { SiweConfig, SiweMessageParams, SiweSession } from '../../core/sign-in/siwe-config.js'
import type { SiwxConfig } from '../../core/sign-in/siwx-config.js'
import { InvalidSignatureError } from './errors.js'
import { getPageIdentity } from './page-identity.js'

/** Default lifetime of a prefetched nonce, and default interval between session requests, in ms. */
const REFRESH_MS = 300_000

export function wrapSiwe(siwe: SiweConfig): SiwxConfig {
  let nonce: { readonly text: Promise<string>; readonly address: string; readonly atMs: number } | undefined
  const fetchNonce = (address: string) => {
    const text = siwe.getNonce(address)
    text.catch(() => {
      nonce = undefined
    })
    nonce = { text, address, atMs: Date.now() }
    return text
  }
  /** Returns the prefetched nonce once if it is fresh, else a new one. */
  const takeNonce = (address: string) => {
    const known = nonce
    nonce = undefined
    const isFresh = known?.address === address && Date.now() - known.atMs < (siwe.nonceRefetchIntervalMs ?? REFRESH_MS)
    return known && isFresh ? known.text : siwe.getNonce(address)
  }
  const leave = async () => {
    await siwe.signOut()
    siwe.onSignOut?.()
  }

  return {
    signOutOnDisconnect: siwe.signOutOnDisconnect ?? true,
    getRequired: () => siwe.required ?? true,
    appliesTo: (chainId) => chainId.startsWith('eip155:'),
    async createMessage({ chainId, accountAddress }): Promise<SiwxMessage> {
      const params: SiweMessageParams = (await siwe.getMessageParams?.()) ?? getPageIdentity({})
      const { domain, uri, statement, requestId, resources } = params
      const issuedAt = params.iat ?? new Date().toISOString()
      const text = await takeNonce(accountAddress)
      const fields = { domain, uri, version: '1' as const, nonce: text, accountAddress, chainId }
      const address = `did:pkh:${chainId}:${accountAddress}`
      const messageParams = {
        ...params,
        iat: issuedAt,
        address,
        chainId: numberOf(chainId),
        nonce: text,
        version: '1' as const,
      }
      return {
        ...fields,
        issuedAt,
        statement,
        requestId,
        resources,
        expirationTime: params.exp,
        notBefore: params.nbf,
        toString: () => siwe.createMessage(messageParams),
      }
    },
    async addSession({ message, signature, data }) {
      if (!(await siwe.verifyMessage({ message, signature }))) throw new InvalidSignatureError()
      siwe.onSignIn?.({ address: data.accountAddress, chainId: numberOf(data.chainId) })
    },
    async setSessions([session]) {
      if (session) await this.addSession(session)
      else await leave()
    },
    async revokeSession(chainId, address) {
      const session = await siwe.getSession()
      if (session && isOf(session, chainId, address)) await leave()
    },
    async getSessions(chainId, address) {
      const session = await siwe.getSession()
      const isOtherAccount = session !== null && !isSameAddress(session.address, address)
      const isOtherNetwork = session !== null && session.chainId !== numberOf(chainId)
      const isLeft =
        (isOtherAccount && (siwe.signOutOnAccountChange ?? true)) ||
        (isOtherNetwork && (siwe.signOutOnNetworkChange ?? true))
      if (session && !isLeft) return [sessionOf(session)]
      if (isLeft) await leave()
      fetchNonce(address).catch(() => {})
      return []
    },
    onChange(listener) {
      const timer = setInterval(listener, siwe.sessionRefetchIntervalMs ?? REFRESH_MS)
      return () => clearInterval(timer)
    },
  }
}

function isOf(session: SiweSession, chainId: CaipNetworkId, address: string): boolean {
  return session.chainId === numberOf(chainId) && isSameAddress(session.address, address)
}

function numberOf(chainId: CaipNetworkId): number {
  return Number(chainId.split(':')[1])
}

function sessionOf({ address, chainId }: SiweSession): SiwxSession {
  const { domain, uri } = getPageIdentity({})
  const data = { accountAddress: address, chainId: `eip155:${chainId}` as const, domain, uri, version: '1', nonce: '' }
  return { data, message: '', signature: '' }
}
