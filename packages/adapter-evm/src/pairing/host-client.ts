/**
 * The protocol client beneath the app's own provider, with the methods replaced that the provider must know of: pairing, which
 * gives it the session too, and the end of its session.
 *
 * The provider proposes what the kit would, beside what the app had it propose. Its own modal stays closed: the views of the
 * kit show the address. Its other members are neither changed nor kept.
 *
 * In      provider  of the app
 *         hold      called when a wallet has answered the kit; the returned function is called when the provider has told of it
 * Out     client    as the core pairs by it; `session` is the one that the provider has
 * Throws  what the provider rejects with, the wallet's own answer where there is one
 * Source  @walletconnect/ethereum-provider 2.21.1 and 2.21.8; spec R-CONN-119, R-CONN-121
 */
import { safeGet, withTimeout } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import { type HostProvider, notePairing, topicOf } from './host-provider.js'

/** How long an address that is still being made keeps the next one waiting, so that nobody takes the one for the other. */
const OPENING_LIMIT_MS = 2_000

/** How long the provider may take to tell the wallet. */
const GOODBYE_LIMIT_MS = 2_500

const ENDED = { code: 6000, message: 'User disconnected.' }

const texts = z.optional(z.array(z.string()))
const proposedSchema = z.object({
  chains: texts,
  methods: texts,
  events: texts,
  rpcMap: z.optional(z.catchall(z.object({}), z.string())),
})
const askedSchema = z.object({ optionalNamespaces: z.object({ eip155: proposedSchema }) })

type Proposed = z.infer<typeof proposedSchema>
type Begun = { readonly uri: unknown; readonly answer: Promise<unknown> }

/** What the core pairs by. */
export type HostPairing = { readonly client: object; readonly session: unknown }

/** Makes it. */
export function createHostClient(provider: HostProvider, hold: () => () => void): HostPairing {
  const { signer } = provider
  const client = z.parse(
    z.custom<object>((value) => typeof value === 'object' && value !== null),
    safeGet(signer, 'client'),
  )
  let opening: Promise<unknown> = Promise.resolve()

  /** Runs a method of the provider, its modal closed, with one of its signer's replaced. What the wallet answered is kept. */
  async function run(name: 'connect' | 'authenticate', adapt: (asked: object) => object, params?: object) {
    let fault: { readonly error: unknown } | undefined
    let end: readonly (() => void)[] = []
    const replaced = async (asked: object, ...rest: readonly unknown[]) => {
      try {
        const answer = await call(signer, name, adapt(asked), ...rest)
        // What the provider tells from here on is of the kit's own session; while a code is on offer the app may pair by itself.
        end = [notePairing(provider), hold()]
        return answer
      } catch (error) {
        fault = { error }
        throw error
      }
    }
    // The provider would log each refusal as a fault; the kit tells of it.
    const view = withMembers(provider, {
      modal: undefined,
      signer: withMembers(signer, { [name]: replaced, logger: { error() {} } }),
    })
    try {
      return await call(view, name, params)
    } catch (error) {
      throw fault === undefined ? error : fault.error
    } finally {
      for (const each of end) each()
    }
  }

  /** Out of the relay's reach the provider keeps its session, with which the next page would be connected again. */
  async function forget(): Promise<void> {
    await call(safeGet(client, 'session'), 'delete', topicOf(provider.session), ENDED)
    Reflect.set(signer, 'session', undefined)
  }

  async function begin(pair: () => Promise<unknown>): Promise<Begun> {
    let hear: (uri: unknown) => void = () => {}
    const uri = new Promise<unknown>((resolve) => {
      hear = resolve
    })
    provider.on('display_uri', hear)
    try {
      const answer = pair()
      answer.catch(() => {})
      return { uri: await Promise.race([uri, answer.then(() => undefined)]), answer }
    } finally {
      provider.removeListener('display_uri', hear)
    }
  }

  async function open(pair: () => Promise<unknown>): Promise<Begun> {
    const before = withTimeout(opening, OPENING_LIMIT_MS)
    const begun = before.then(() => begin(pair))
    opening = begun.catch(() => {})
    return begun
  }

  return {
    client: withMembers(client, {
      async connect(asked: unknown) {
        const { eip155 } = z.parse(askedSchema, asked).optionalNamespaces
        const { uri, answer } = await open(() => run('connect', (own) => withKits(own, eip155)))
        return { uri, approval: () => answer.then(() => provider.session) }
      },
      async authenticate(asked: object) {
        const { uri, answer } = await open(() =>
          // The provider would take the networks it is handed for ones that every later session must have.
          run('authenticate', (own) => ({ ...own, chains: safeGet(asked, 'chains') }), { ...asked, chains: undefined }),
        )
        return { uri, response: () => answer }
      },
      async disconnect(asked: unknown) {
        if (topicOf(provider.session) !== topicOf(asked)) return call(client, 'disconnect', asked)
        const goodbye = provider.disconnect().then(
          () => true,
          () => false,
        )
        if (!(await withTimeout(goodbye, GOODBYE_LIMIT_MS))) await forget()
        // The provider tells its listeners only of an end that comes from the wallet.
        const events = safeGet(provider, 'events')
        if (typeof safeGet(events, 'emit') === 'function') await call(events, 'emit', 'disconnect', ENDED)
      },
    }),
    get session() {
      return provider.session
    },
  }
}

/** What the provider asks of a wallet, with what the kit asks besides. Addresses of the app's own come first. */
function withKits(asked: object, kits: Proposed): object {
  const own = z.safeParse(askedSchema, asked).data?.optionalNamespaces.eip155
  const both = (name: 'chains' | 'methods' | 'events') => [...new Set([...(kits[name] ?? []), ...(own?.[name] ?? [])])]
  const byChainId = Object.entries(kits.rpcMap ?? {}).map(([id, url]) => [id.replace('eip155:', ''), url])
  const rpcMap = { ...Object.fromEntries(byChainId), ...own?.rpcMap }
  const eip155 = { chains: both('chains'), methods: both('methods'), events: both('events'), rpcMap }
  return { ...asked, optionalNamespaces: { eip155 } }
}

/** A view of an object in which some members are others. The object itself is left as it is. */
function withMembers(target: object, members: Readonly<Record<string, unknown>>): object {
  const own = new Map<string | symbol, unknown>(Object.entries(members))
  return new Proxy(target, { get: (object, key) => (own.has(key) ? own.get(key) : Reflect.get(object, key)) })
}

async function call(target: unknown, name: string, ...params: readonly unknown[]): Promise<unknown> {
  const method = safeGet(target, name)
  if (typeof method !== 'function') throw new TypeError(`${name} is no function`)
  return Reflect.apply(method, target, params)
}
