// @ts-check
/**
 * A wallet on the protocol's own client: what it grants, refuses and answers is said by the test.
 *
 * In      WalletPeerParams
 * Out     WalletPeer
 */
import { randomUUID } from 'node:crypto'
import { SignClient } from '@walletconnect/sign-client'
import { acknowledged } from './acknowledged.mjs'
import { refuseSignIn, signIn } from './sign-in.mjs'
import { WALLET_PROJECT } from './wallet-project.mjs'

const REFUSED = { code: 5000, message: 'User rejected.' }
const UNKNOWN_METHOD = { code: -32601, message: 'Method not found' }

/** @type {typeof import('./relay.d.mts').createWalletPeer} */
export async function createWalletPeer({
  relayUrl,
  metadata = {},
  namespaces,
  policy = 'approve',
  onRequest,
  onSignIn,
}) {
  const client = await SignClient.init({
    projectId: WALLET_PROJECT,
    relayUrl,
    name: 'wallet',
    customStoragePrefix: randomUUID(),
    storageOptions: { database: ':memory:' },
    telemetryEnabled: false,
    logger: 'silent',
    metadata: {
      name: metadata.name ?? 'Test Wallet',
      description: metadata.description ?? 'A wallet for tests',
      url: metadata.url ?? 'https://wallet.example',
      icons: [...(metadata.icons ?? ['https://wallet.example/icon.png'])],
    },
  })
  // It would ask a service of the vendor whose page this is.
  client.core.verify.resolve = async () => ({ origin: '' })
  /** @type {import('./relay.d.mts').WalletProposal[]} */
  const proposals = []
  /** @type {import('./relay.d.mts').WalletRequest[]} */
  const requests = []
  /** @type {((decision: 'approve' | 'reject') => Promise<void>)[]} */
  const waiting = []
  /** @type {Map<string, { resolve: () => void, reject: (error: unknown) => void }>} */
  const scans = new Map()
  let granted = namespaces

  /** @type {(decision: 'approve' | 'reject') => Promise<void>} */
  const answer = async (decision) => {
    const respond = waiting.shift()
    if (!respond) throw new Error('No proposal waits for an answer')
    await respond(decision)
  }
  client.on('session_proposal', ({ id, params }) => {
    const asked = params.optionalNamespaces
    proposals.push(asked)
    waiting.push(async (decision) => {
      if (decision === 'reject') return client.reject({ id, reason: REFUSED })
      const { topic } = await client.approve({ id, namespaces: fit(granted, asked) })
      await acknowledged(client, topic, 'wc_sessionSettle')
    })
    const scan = scans.get(params.pairingTopic)
    scans.delete(params.pairingTopic)
    if (policy === 'ignore') scan?.resolve()
    else answer(policy).then(scan?.resolve, scan?.reject)
  })
  if (onSignIn) {
    client.on('session_authenticate', ({ id, topic, params }) => {
      const scan = scans.get(topic)
      scans.delete(topic)
      waiting.push((decision) =>
        decision === 'reject'
          ? refuseSignIn(client, id)
          : signIn(client, { id, asked: params.authPayload, granted, onSignIn }),
      )
      if (policy === 'ignore') scan?.resolve()
      else answer(policy).then(scan?.resolve, scan?.reject)
    })
  }
  client.on('session_request', async ({ id, topic, params }) => {
    const { chainId, request } = params
    const asked = { chainId, method: request.method, params: /** @type {unknown} */ (request.params) }
    requests.push(asked)
    const response = await respond(asked, onRequest)
    // The page may have ended the session meanwhile; then nobody waits.
    await client.respond({ topic, response: { id, jsonrpc: '2.0', ...response } }).catch(() => {})
  })

  const topicOfSession = () => {
    const [session] = client.session.getAll()
    if (!session) throw new Error('No session lives')
    return session.topic
  }
  /** @type {import('./relay.d.mts').WalletPeer['emit']} */
  const emit = (caipNetworkId, event) => client.emit({ topic: topicOfSession(), chainId: caipNetworkId, event })

  return {
    proposals,
    requests,
    sessions: () => client.session.keys,
    async pair(uri) {
      const topic = uri.slice('wc:'.length, uri.indexOf('@'))
      const scanned = new Promise((resolve, reject) => {
        scans.set(topic, { resolve: () => resolve(undefined), reject })
      })
      await client.pair({ uri })
      await scanned
    },
    answer,
    grant(next) {
      granted = next
    },
    async update(next) {
      granted = next
      const topic = topicOfSession()
      const { optionalNamespaces } = client.session.get(topic)
      await client.update({ topic, namespaces: fit(next, optionalNamespaces) })
      await acknowledged(client, topic, 'wc_sessionUpdate')
    },
    changeAccounts: (caipNetworkId, accounts) => emit(caipNetworkId, { name: 'accountsChanged', data: [...accounts] }),
    changeNetwork: (caipNetworkId) =>
      emit(caipNetworkId, { name: 'chainChanged', data: caipNetworkId.split(':')[1] ?? '' }),
    emit,
    disconnect: () =>
      client.disconnect({ topic: topicOfSession(), reason: { code: 6000, message: 'User disconnected.' } }),
    ended: () =>
      new Promise((resolve) => {
        const look = () => {
          if (client.session.length > 0) return
          client.off('session_delete', look)
          resolve()
        }
        client.on('session_delete', look)
        look()
      }),
    close: () => closeClient(client),
  }
}

/**
 * Goes away once what was sent has arrived: the relay serves in order, so the answer to one more question tells. A client
 * that goes earlier leaves timers of up to a minute behind.
 *
 * @param {import('@walletconnect/sign-client').default} client
 */
export async function closeClient({ core }) {
  core.heartbeat.stop()
  if (core.relayer.connected) {
    const question = { method: 'irn_batchFetchMessages', params: { topics: [] } }
    await Promise.race([
      core.relayer.provider.request(question).catch(() => {}),
      new Promise((resolve) => setTimeout(resolve, 500).unref()),
    ])
  }
  await core.relayer.transportClose()
}

/**
 * Of what the wallet grants, what was asked for.
 *
 * @param {Readonly<Record<string, import('./relay.d.mts').WalletNamespace>>} granted
 * @param {import('./relay.d.mts').WalletProposal} asked
 */
function fit(granted, asked) {
  return Object.fromEntries(
    Object.entries(granted).flatMap(([namespace, { accounts, methods, events }]) => {
      const wanted = asked[namespace]
      const chains = [...new Set(accounts.map((account) => account.split(':').slice(0, 2).join(':')))]
      const open = accounts.filter((account) => wanted?.chains?.some((chain) => account.startsWith(`${chain}:`)))
      if (!wanted || open.length === 0) return []
      const fitted = {
        accounts: open,
        chains: chains.filter((chain) => wanted.chains?.includes(chain)),
        methods: wanted.methods.filter((method) => methods?.includes(method) ?? true),
        events: wanted.events.filter((event) => events?.includes(event) ?? true),
      }
      return [[namespace, fitted]]
    }),
  )
}

/**
 * @param {import('./relay.d.mts').WalletRequest} asked
 * @param {import('./relay.d.mts').WalletPeerParams['onRequest']} onRequest
 */
async function respond(asked, onRequest) {
  if (!onRequest) return { error: UNKNOWN_METHOD }
  try {
    return { result: (await onRequest(asked)) ?? null }
  } catch (error) {
    const given = typeof error === 'object' && error !== null ? error : {}
    const code = 'code' in given && typeof given.code === 'number' ? given.code : REFUSED.code
    return { error: { code, message: 'message' in given ? String(given.message) : REFUSED.message } }
  }
}
