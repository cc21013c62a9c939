/**
 * The protocol client of the app's own provider, with `connect`, `authenticate` and `disconnect` replaced. The replacements go
 * through the provider, so that the provider knows the session too.
 *
 * The provider proposes what the kit needs and what the app had it propose. Its own modal stays closed, as the kit's views
 * show the pairing URI. Its other members are neither changed nor stored.
 *
 * In      provider  of the app
 *         hold      called when a wallet has responded to the kit; the returned function is called once the provider is done
 * Out     client    the client that the core pairs through; `session` is the provider's session
 * Throws  what the provider rejects with, or the wallet's own error if there is one
 * Source  @walletconnect/ethereum-provider 2.21.1 and 2.21.8; spec R-CONN-119, R-CONN-121
 */

import { safeGet, withTimeout } from '@bowline/kit-core/adapter'
import { HostProviderError } from '@bowline/kit-core/errors'
import { tryParse } from '@bowline/kit-core/schema'
import * as v from 'valibot'
import { getTopic, type HostProvider, markPairing } from '../connections/host-provider.js'

/** How long a pairing URI in creation delays the next one, so that the two are not mixed up. */
const OPENING_LIMIT_MS = 2_000

/** How long the provider may take to notify the wallet of a disconnect. */
const DISCONNECT_LIMIT_MS = 2_500

const ENDED = { code: 6000, message: 'User disconnected.' }

const texts = v.optional(v.array(v.string()))
const proposedSchema = v.object({
  chains: texts,
  methods: texts,
  events: texts,
  rpcMap: v.optional(v.record(v.string(), v.string())),
})
const requestSchema = v.object({ optionalNamespaces: v.object({ eip155: proposedSchema }) })

type Proposed = v.InferOutput<typeof proposedSchema>
type StartedPairing = { readonly uri: unknown; readonly response: Promise<unknown> }

/** The client that the core pairs through, and the provider's current session. */
export type HostClient = { readonly client: object; readonly session: unknown }

/** Creates the client. Throws if the provider has no protocol client. */
export function createHostClient(provider: HostProvider, hold: () => () => void): HostClient {
  const { signer } = provider
  const client = v.parse(
    v.custom<object>((value) => typeof value === 'object' && value !== null),
    safeGet(signer, 'client'),
  )
  let opening: Promise<unknown> = Promise.resolve()

  /** Runs a provider method with its modal closed and its signer's method wrapped. Rethrows the wallet's own error. */
  async function run(name: 'connect' | 'authenticate', adapt: (request: object) => object, params?: object) {
    let failure: { readonly error: unknown } | undefined
    let end: readonly (() => void)[] = []
    const wrapped = async (request: object, ...rest: readonly unknown[]) => {
      try {
        const response = await call(signer, name, adapt(request), ...rest)
        // From here on the provider's events belong to the kit's session; before, the app may pair on its own.
        end = [markPairing(provider), hold()]
        return response
      } catch (error) {
        failure = { error }
        throw error
      }
    }
    // The provider would log each rejection as an error; the kit reports it instead.
    const view = withMembers(provider, {
      modal: undefined,
      signer: withMembers(signer, { [name]: wrapped, logger: { error() {} } }),
    })
    try {
      return await call(view, name, params)
    } catch (error) {
      throw failure === undefined ? error : failure.error
    } finally {
      for (const each of end) each()
    }
  }

  /** Deletes the session. A provider that cannot reach the relay keeps it, and the next page would connect again. */
  async function deleteSession(): Promise<void> {
    await call(safeGet(client, 'session'), 'delete', getTopic(provider.session), ENDED)
    Reflect.set(signer, 'session', undefined)
  }

  async function startPairing(pair: () => Promise<unknown>): Promise<StartedPairing> {
    let handleUri: (uri: unknown) => void = () => {}
    const uri = new Promise<unknown>((resolve) => {
      handleUri = resolve
    })
    provider.on('display_uri', handleUri)
    try {
      const response = pair()
      response.catch(() => {})
      return { uri: await Promise.race([uri, response.then(() => undefined)]), response }
    } finally {
      provider.removeListener('display_uri', handleUri)
    }
  }

  async function open(pair: () => Promise<unknown>): Promise<StartedPairing> {
    const before = withTimeout(opening, OPENING_LIMIT_MS)
    const started = before.then(() => startPairing(pair))
    opening = started.catch(() => {})
    return started
  }

  return {
    client: withMembers(client, {
      async connect(request: unknown) {
        const { eip155 } = v.parse(requestSchema, request).optionalNamespaces
        const { uri, response } = await open(() => run('connect', (own) => mergeProposal(own, eip155)))
        return { uri, approval: () => response.then(() => provider.session) }
      },
      async authenticate(request: object) {
        const { uri, response } = await open(() =>
          // The provider would require these networks for every later session.
          run('authenticate', (own) => ({ ...own, chains: safeGet(request, 'chains') }), {
            ...request,
            chains: undefined,
          }),
        )
        return { uri, response: () => response }
      },
      async disconnect(request: unknown) {
        if (getTopic(provider.session) !== getTopic(request)) return call(client, 'disconnect', request)
        const disconnected = provider.disconnect().then(
          () => true,
          () => false,
        )
        if (!(await withTimeout(disconnected, DISCONNECT_LIMIT_MS))) await deleteSession()
        // The provider emits `disconnect` only if the wallet ends the session.
        const events = safeGet(provider, 'events')
        if (typeof safeGet(events, 'emit') === 'function') await call(events, 'emit', 'disconnect', ENDED)
      },
    }),
    get session() {
      return provider.session
    },
  }
}

/** Adds the kit's chains, methods and events to the provider's proposal. The app's own RPC URLs take precedence. */
function mergeProposal(request: object, kits: Proposed): object {
  const own = tryParse(requestSchema, request)?.optionalNamespaces.eip155
  const both = (name: 'chains' | 'methods' | 'events') => [...new Set([...(kits[name] ?? []), ...(own?.[name] ?? [])])]
  const byChainId = Object.entries(kits.rpcMap ?? {}).map(([id, url]) => [id.replace('eip155:', ''), url])
  const rpcMap = { ...Object.fromEntries(byChainId), ...own?.rpcMap }
  const eip155 = { chains: both('chains'), methods: both('methods'), events: both('events'), rpcMap }
  return { ...request, optionalNamespaces: { eip155 } }
}

/** A proxy of an object with some members replaced. The object itself does not change. */
function withMembers(target: object, members: Readonly<Record<string, unknown>>): object {
  const own = new Map<string | symbol, unknown>(Object.entries(members))
  return new Proxy(target, { get: (object, key) => (own.has(key) ? own.get(key) : Reflect.get(object, key)) })
}

async function call(target: unknown, name: string, ...params: readonly unknown[]): Promise<unknown> {
  const method = safeGet(target, name)
  if (typeof method !== 'function') throw new HostProviderError(new TypeError(`${name} is not a function`))
  return Reflect.apply(method, target, params)
}
