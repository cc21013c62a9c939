/**
 * Conformance tests of the adapter contract for wallets that paired over WalletConnect or are embedded (`connectPaired`). An
 * adapter package declares them:
 *
 *   describePairedAdapter({ name: 'evm', networks: [mainnet, sepolia], addresses, create: () => evm() })
 *
 * In      create     creates a new descriptor, before every test
 *         addresses  two addresses in a valid form of the namespace
 *         tools      describe, test and expect; the running test runner's when absent
 * Source  spec R-ADPT-19, R-CONN-38, R-CONN-41, R-CONN-101, R-CONN-102, R-CONN-109
 */

import type { CaipAddress, CaipNetworkId } from '../base/caip/namespace.js'
import { CapabilityMissingError } from '../base/errors/errors.js'
import { isKitError } from '../base/errors/kit-error.js'
import type { NetworkInput } from '../base/networks/network.js'
import type { Adapter, AdapterDescriptor } from '../core/adapter/adapter.js'
import type { AdapterEvent } from '../core/adapter/events.js'
import type { PairedRequest } from '../core/adapter/transport.js'
import { extendNetwork } from '../core/state/extend-network.js'
import { AUTH_CONNECTOR_ID, PAIRED_CONNECTOR_ID } from '../core/state/live-pairing.js'
import { type MockPairedSession, mockPairedSession } from './mock-paired-session.js'
import { createTestContext, type TestContext } from './test-context.js'
import { getTestTools, type TestTools } from './test-tools.js'
import { until } from './until.js'

/** Options of `describePairedAdapter`. */
export type DescribePairedAdapterParams = {
  /** Name of the suite. */
  name: string
  /** Two networks of the adapter's namespace. */
  networks: readonly [NetworkInput, NetworkInput]
  addresses: readonly [string, string]
  create: () => AdapterDescriptor
  /** The wallet's result of a request; a fixed signature by default. The suite itself handles declined requests. */
  respond?: ((request: PairedRequest) => unknown) | undefined
}

/** Call it at the top level of a test file. */
export function describePairedAdapter(
  { name, networks: inputs, addresses, create, respond = () => ({ signature: '0x5160' }) }: DescribePairedAdapterParams,
  tools: TestTools = getTestTools(),
): void {
  const { describe, test, expect } = tools
  const [first, second] = [extendNetwork(inputs[0]), extendNetwork(inputs[1])]
  const namespace = first.chainNamespace
  const accountsOn = (...ids: readonly CaipNetworkId[]) =>
    ids.flatMap((id) => addresses.map((address): CaipAddress => `${id}:${address}`))
  const approval = (...ids: readonly CaipNetworkId[]) => ({ [namespace]: { accounts: accountsOn(...ids) } })
  const ids = [first.caipNetworkId, second.caipNetworkId] as const

  type Bench = { adapter: Adapter; context: TestContext; session: MockPairedSession; isDeclining: { value: boolean } }
  const bench = (title: string, body: (bench: Bench) => Promise<void>) =>
    test(title, async () => {
      const context = createTestContext([first, second])
      const adapter = create().create(context)
      const stop = adapter.syncConnectors()
      const isDeclining = { value: false }
      const session = mockPairedSession({
        namespaces: approval(...ids),
        onRequest: (request) => {
          if (isDeclining.value) throw { code: 4001, message: 'User rejected' }
          return respond(request)
        },
      })
      try {
        await body({ adapter, context, session, isDeclining })
      } finally {
        await session.end()
        stop()
      }
    })
  const pair = ({ adapter, session }: Bench, caipNetworkId?: CaipNetworkId) => {
    if (!adapter.connectPaired) throw new CapabilityMissingError(adapter.namespace, 'connectPaired')
    return adapter.connectPaired({ session, caipNetworkId, signal: new AbortController().signal })
  }
  const codeOf = async (action: Promise<unknown>) => {
    const error: unknown = await action.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    return isKitError(error) ? error.code : error
  }
  const lastEvent = async (context: TestContext, type: AdapterEvent['type']) => {
    await until(() => context.events.some((event) => event.type === type))
    return context.events.findLast((event) => event.type === type)
  }

  describe(`paired wallets: ${name}`, () => {
    bench('R-CONN-94 R-CONN-109 connectPaired connects a session on the requested network', async (made) => {
      const connection = await pair(made, second.caipNetworkId)
      expect(connection.connectorId).toBe(PAIRED_CONNECTOR_ID)
      expect(connection.accounts.map(({ address }) => address)).toEqual([...addresses])
      expect(connection.caipNetworkId).toBe(second.caipNetworkId)
      expect(await made.adapter.getAccounts({ connectorId: PAIRED_CONNECTOR_ID })).toEqual(connection.accounts)
      const provider = await made.adapter.getProvider({ connectorId: PAIRED_CONNECTOR_ID })
      expect(typeof provider === 'object' && provider !== null).toBe(true)
      expect(made.session.controls.requests.filter(({ method }) => /sign|send/i.test(method))).toEqual([])
    })

    bench('R-CONN-41 connectPaired does not use a requested network that was not approved', async (made) => {
      made.session.controls.approve(approval(first.caipNetworkId))
      expect((await pair(made, second.caipNetworkId)).caipNetworkId).toBe(first.caipNetworkId)
    })

    bench('R-CONN-37 connectPaired rejects a session without an account in the namespace', async (made) => {
      made.session.controls.approve({})
      expect(typeof (await codeOf(pair(made)))).toBe('string')
      expect(await codeOf(made.adapter.getProvider({ connectorId: PAIRED_CONNECTOR_ID }))).toBe(
        'adapter/provider-not-found',
      )
    })

    bench('R-CONN-36 connectPaired connects nothing when aborted beforehand', async ({ adapter, session }) => {
      const connecting = adapter.connectPaired?.({ session, signal: AbortSignal.abort() }) ?? Promise.resolve()
      expect(typeof (await codeOf(connecting))).toBe('string')
      expect(await codeOf(adapter.getProvider({ connectorId: PAIRED_CONNECTOR_ID }))).toBe('adapter/provider-not-found')
    })

    bench('R-CONN-194 connectPaired uses the account and network the wallet reported before the call', async (made) => {
      const [, other] = addresses
      const isOthers = (account: string) => account.endsWith(`:${other}`)
      await pair(made, first.caipNetworkId)
      await made.session.end()
      const next = mockPairedSession({ namespaces: approval(...ids), topic: made.session.topic })
      next.controls.changeAccounts(namespace, accountsOn(first.caipNetworkId).filter(isOthers))
      next.controls.changeNetwork(second.caipNetworkId)
      const connection = await pair({ ...made, session: next }, first.caipNetworkId)
      expect(connection.caipNetworkId).toBe(second.caipNetworkId)
      expect(connection.accounts[0]?.address).toBe(other)
      await next.end()
    })

    bench('R-ADPT-01 emits events when the wallet changes its account or network', async (made) => {
      await pair(made, first.caipNetworkId)
      const [, other] = addresses
      const picked = accountsOn(first.caipNetworkId).filter((account) => account.endsWith(`:${other}`))
      made.session.controls.changeAccounts(namespace, picked)
      const accounts = await lastEvent(made.context, 'accountChanged')
      expect(accounts?.type === 'accountChanged' && accounts.connectorId).toBe(PAIRED_CONNECTOR_ID)
      expect(accounts?.type === 'accountChanged' && accounts.accounts[0]?.address).toBe(other)
      made.session.controls.changeNetwork(second.caipNetworkId)
      const network = await lastEvent(made.context, 'switchNetwork')
      expect(network?.type === 'switchNetwork' && network.caipNetworkId).toBe(second.caipNetworkId)
    })

    bench(
      "R-STATE-14 R-CONN-109 getAccounts lists the page's account first until the wallet reports another",
      async (made) => {
        const { switchAccount, getAccounts } = made.adapter
        if (!switchAccount) return
        await pair(made, first.caipNetworkId)
        const connectorId = PAIRED_CONNECTOR_ID
        const inUse = async () => (await getAccounts({ connectorId }))[0]?.address
        const picks = (address: string) => {
          const picked = accountsOn(first.caipNetworkId).filter((account) => account.endsWith(`:${address}`))
          made.session.controls.changeAccounts(namespace, picked)
        }
        const isReported = (address: string) =>
          until(() => {
            const last = made.context.events.findLast((event) => event.type === 'accountChanged')
            return last?.accounts[0]?.address === address
          })
        await switchAccount({ connectorId, address: addresses[1] })
        expect(await inUse()).toBe(addresses[1])
        await until(() => false, 20)
        expect(made.context.events.filter(({ type }) => type === 'accountChanged')).toEqual([])
        expect(made.session.controls.requests).toEqual([])
        picks(addresses[1])
        expect(await isReported(addresses[1])).toBe(true)
        picks(addresses[0])
        expect(await isReported(addresses[0])).toBe(true)
        expect(await inUse()).toBe(addresses[0])
      },
    )

    bench('R-CONN-102 emits `disconnect` when the wallet ends the session, and does not end it again', async (made) => {
      await pair(made)
      made.session.controls.disconnect()
      expect((await lastEvent(made.context, 'disconnect'))?.type).toBe('disconnect')
      expect(made.session.controls.ends()).toBe(0)
      expect(await codeOf(made.adapter.getProvider({ connectorId: PAIRED_CONNECTOR_ID }))).toBe(
        'adapter/provider-not-found',
      )
    })

    bench('R-CONN-101 disconnect ends the session once when called twice', async (made) => {
      await pair(made)
      await made.adapter.disconnect({ connectorId: PAIRED_CONNECTOR_ID })
      await made.adapter.disconnect({ connectorId: PAIRED_CONNECTOR_ID })
      expect(made.session.controls.ends()).toBe(1)
    })

    bench(
      'R-CONN-116 connectPaired replaces the first session with a second, and ignores the end of the first',
      async (made) => {
        await pair(made)
        const next = mockPairedSession({ namespaces: approval(first.caipNetworkId) })
        await pair({ ...made, session: next })
        const before = made.context.events.length
        await made.session.end()
        await until(() => made.context.events.length > before, 20)
        expect(made.context.events.slice(before).filter(({ type }) => type === 'disconnect')).toEqual([])
        expect((await made.adapter.getAccounts({ connectorId: PAIRED_CONNECTOR_ID })).length > 0).toBe(true)
        await next.end()
      },
    )

    bench('R-CONN-116 connectPaired keeps sessions with different connector ids connected', async (made) => {
      await pair(made)
      const other = mockPairedSession({ namespaces: approval(...ids), connectorId: AUTH_CONNECTOR_ID })
      const connection = await pair({ ...made, session: other })
      expect(connection.connectorId).toBe(AUTH_CONNECTOR_ID)
      const both = [PAIRED_CONNECTOR_ID, AUTH_CONNECTOR_ID]
      const areThere = () => Promise.all(both.map((connectorId) => codeOf(made.adapter.getProvider({ connectorId }))))
      const gone = 'adapter/provider-not-found'
      expect((await areThere()).includes(gone)).toBe(false)
      other.controls.disconnect()
      const last = await lastEvent(made.context, 'disconnect')
      expect(last?.type === 'disconnect' && last.connectorId).toBe(AUTH_CONNECTOR_ID)
      expect((await areThere()).map((code) => code === gone)).toEqual([false, true])
      expect(made.session.controls.ends()).toBe(0)
      const again = mockPairedSession({ namespaces: approval(...ids), connectorId: AUTH_CONNECTOR_ID })
      await pair({ ...made, session: again })
      await made.adapter.disconnect({ connectorId: PAIRED_CONNECTOR_ID })
      expect([made.session.controls.ends(), again.controls.ends()]).toEqual([1, 0])
      expect((await areThere()).map((code) => code === gone)).toEqual([true, false])
      await made.adapter.disconnect({ connectorId: AUTH_CONNECTOR_ID })
      expect(again.controls.ends()).toBe(1)
    })

    bench('R-STATE-57 connectPaired returns the account types that the session names', async (made) => {
      if (namespace !== 'eip155') return
      const [address] = addresses
      const session = Object.assign(mockPairedSession({ connectorId: AUTH_CONNECTOR_ID }), {
        namespaces: () => ({
          [namespace]: {
            ...{ accounts: accountsOn(first.caipNetworkId), caipNetworkIds: ids, methods: [], events: [] },
            accountTypes: { [address]: 'smartAccount' as const },
          },
        }),
      })
      const { accounts } = await pair({ ...made, session })
      expect(accounts.map(({ type }) => type).includes('smartAccount')).toBe(true)
      expect(await made.adapter.getAccounts({ connectorId: AUTH_CONNECTOR_ID })).toEqual(accounts)
      await session.end()
    })

    bench("R-ADPT-02 signMessage returns the wallet's signature, and throws when the user declines", async (made) => {
      const { signMessage } = made.adapter
      if (!signMessage) return
      await pair(made, first.caipNetworkId)
      const params = { connectorId: PAIRED_CONNECTOR_ID, address: addresses[0], message: 'hello' }
      expect((await signMessage(params)).length > 0).toBe(true)
      expect(made.session.controls.requests.at(-1)?.caipNetworkId).toBe(first.caipNetworkId)
      made.isDeclining.value = true
      expect(await codeOf(signMessage(params))).toBe('wallet/user-rejected')
    })

    bench('R-CONN-85 switchNetwork switches between approved networks', async (made) => {
      const { switchNetwork } = made.adapter
      if (!switchNetwork) return
      await pair(made, first.caipNetworkId)
      const { signal } = new AbortController()
      await switchNetwork({ connectorId: PAIRED_CONNECTOR_ID, network: second, signal })
      const network = await lastEvent(made.context, 'switchNetwork')
      expect(network?.type === 'switchNetwork' && network.caipNetworkId).toBe(second.caipNetworkId)
    })
  })
}
