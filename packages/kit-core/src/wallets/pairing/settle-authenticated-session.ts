/**
 * Creates the session of a wallet that signed while it paired, in the client's storage. The client itself does that
 * only on the page that sent the request.
 *
 * In      request  as the client stores it
 *         result   of the wallet; untrusted
 * Out     `{ auths, session }`; without a session when the wallet approved no method. The signatures are not verified here: the
 *         code that stores them as a sign-in does that
 * Throws  WalletRequestError  the result is invalid
 * Source  spec R-CONN-164; CAIP-74, EIP-5573 (recap); @walletconnect/sign-client 2.21.8
 */

import { getFamily, isNamespace } from '../../base/caip/families.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { WalletRequestError } from '../../base/errors/errors.js'
import { isRecord } from '../../base/validation/guard.js'
import { safeGet } from '../../base/validation/safe-get.js'
import { type ClientShape, method } from './provider-shape.js'

/** Seven days, as in the client. */
const SESSION_LIFETIME_SEC = 604_800

const SETTLED = { code: 0, message: 'fulfilled' }

export async function settleAuthenticatedSession(
  client: ClientShape,
  request: unknown,
  result: unknown,
): Promise<unknown> {
  const { core } = client
  const cacaos = safeGet(result, 'cacaos')
  const responder = safeGet(result, 'responder')
  const peerKey = safeGet(responder, 'publicKey')
  const self = safeGet(request, 'requester')
  const pairingTopic = safeGet(request, 'pairingTopic')
  if (!Array.isArray(cacaos) || typeof peerKey !== 'string')
    throw new WalletRequestError('The wallet returned no signature')

  const { methods, accounts } = approvedIn(cacaos)
  const id = safeGet(request, 'id')
  await method(safeGet(safeGet(client, 'auth'), 'requests'), 'delete')?.(id, SETTLED)
  const proposal = client.proposal.getAll().find((kept) => safeGet(kept, 'pairingTopic') === pairingTopic)
  await method(client.proposal, 'delete')?.(safeGet(proposal, 'id'), SETTLED)
  if (methods.length === 0) return { auths: cacaos }

  const topic = await method(safeGet(core, 'crypto'), 'generateSharedKey')?.(safeGet(self, 'publicKey'), peerKey)
  const relay = { protocol: 'irn' }
  const session = {
    topic,
    pairingTopic,
    relay,
    self,
    peer: responder,
    controller: peerKey,
    acknowledged: true,
    expiry: Math.floor(Date.now() / 1_000) + SESSION_LIFETIME_SEC,
    requiredNamespaces: {},
    optionalNamespaces: {},
    namespaces: namespacesOf(methods, accounts),
    transportType: 'relay',
  }
  await method(core.relayer, 'subscribe')?.(topic, { transportType: 'relay' })
  await method(client.session, 'set')?.(topic, session)
  return { auths: cacaos, session }
}

/** Collects what was approved by signing: for each cacao its own network, and what its recap lists. */
function approvedIn(cacaos: readonly unknown[]): { methods: readonly string[]; accounts: readonly string[] } {
  const methods = new Set<string>()
  const accounts = new Set<string>()
  for (const cacao of cacaos) {
    const payload = safeGet(cacao, 'p')
    const [, chain, address] = /^did:pkh:([^:]+:[^:]+):([^:]+)$/.exec(String(safeGet(payload, 'iss'))) ?? []
    const namespace = chain?.split(':')[0]
    if (chain === undefined || address === undefined || !canSignIn(namespace)) continue
    const abilities = Object.entries(recapOf(safeGet(payload, 'resources'), namespace))
    const chains = abilities.flatMap(([, limits]) => (Array.isArray(limits) ? limits.flatMap(chainsOf) : []))
    for (const [ability] of abilities) methods.add(ability.slice(ability.indexOf('/') + 1))
    for (const each of [chain, ...chains]) accounts.add(`${each}:${address}`)
  }
  return { methods: [...methods], accounts: [...accounts] }
}

function canSignIn(namespace: string | undefined): namespace is Namespace {
  return isNamespace(namespace) && getFamily(namespace).isEip1193 === true
}

function chainsOf(limit: unknown): readonly string[] {
  const chains = safeGet(limit, 'chains')
  return Array.isArray(chains) ? chains.filter((chain) => typeof chain === 'string') : []
}

/** Returns the abilities of the recap, which is the last of a message's resources. */
function recapOf(resources: unknown, namespace: Namespace): Readonly<Record<string, unknown>> {
  const last: unknown = Array.isArray(resources) ? resources.at(-1) : undefined
  const [, encoded] = /^urn:recap:([\w+/=-]+)$/.exec(String(last)) ?? []
  if (encoded === undefined) return {}
  try {
    const recap: unknown = JSON.parse(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')))
    const abilities = safeGet(safeGet(recap, 'att'), namespace)
    return isRecord(abilities) ? abilities : {}
  } catch {
    return {}
  }
}

function namespacesOf(methods: readonly string[], accounts: readonly string[]): unknown {
  const namespaces = [...new Set(accounts.map((account) => account.split(':')[0]))].filter(canSignIn)
  const entries = namespaces.map((namespace) => {
    const own = accounts.filter((account) => account.startsWith(`${namespace}:`))
    const chains = [...new Set(own.map((account) => account.split(':').slice(0, 2).join(':')))]
    return [namespace, { accounts: own, chains, methods, events: ['chainChanged', 'accountsChanged'] }]
  })
  return Object.fromEntries(entries)
}
