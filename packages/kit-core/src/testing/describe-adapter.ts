/**
 * The adapter contract as tests. An adapter package runs it over its own wallets:
 *
 *   describeAdapter({ name: 'evm', networks: [mainnet, sepolia], otherAddress, create })
 *
 * In      create  a fresh descriptor with its wallet, before every test
 *         tools   describe, test and expect; the running test runner's when absent
 * Source  spec R-ADPT-01 to 05, R-ADPT-22, R-ADPT-25, R-CONN-102, R-CONN-108
 */
import { CONNECTOR_TYPES } from '../adapter/connector.js'
import type { AdapterEvent } from '../adapter/events.js'
import { isKitError } from '../errors/kit-error.js'
import { extendNetwork } from '../network/extend-network.js'
import { CAPABILITY_CALLS } from './capability-calls.js'
import { type ConformanceBench, createBench } from './conformance-bench.js'
import type { DescribeAdapterParams } from './conformance-wallet.js'
import { countTimers } from './count-timers.js'
import { createTestContext, type TestContext } from './test-context.js'
import { runningTestTools, type TestTools } from './test-tools.js'
import { until } from './until.js'

/** Describes the contract to the test runner. */
export function describeAdapter(
  { name, networks: inputs, otherAddress, create, hasNetworkEvents = true, asksToSwitch = true }: DescribeAdapterParams,
  tools: TestTools = runningTestTools(),
): void {
  const { describe, test, expect } = tools
  const networks = inputs.map((input) => extendNetwork(input))
  const [network, otherNetwork] = networks

  const bench = (title: string, body: (bench: ConformanceBench) => Promise<void>, { isDiscovered = true } = {}) =>
    test(title, async () => {
      const made = createBench(await create(), networks)
      try {
        if (isDiscovered) {
          made.listen()
          expect(await made.discovered()).toBe(true)
        }
        await body(made)
      } finally {
        made.clear()
      }
    })

  const failure = async (deed: Promise<unknown>) => {
    const error: unknown = await deed.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(isKitError(error)).toBe(true)
    return isKitError(error) ? error : undefined
  }
  const eventOf = (context: TestContext, type: AdapterEvent['type']) =>
    until(() => context.events.some((event) => event.type === type))

  describe(`adapter contract: ${name}`, () => {
    bench(
      'R-ADPT-22 creating an adapter and listening for wallets starts no timer and shows no window',
      async ({ descriptor, adapter, wallet }) => {
        expect(adapter.namespace).toBe(descriptor.namespace)
        expect(countTimers(() => descriptor.create(createTestContext(networks)).syncConnectors()())).toBe(0)
        expect(wallet.prompts()).toBe(0)
      },
      { isDiscovered: false },
    )

    bench(
      'R-ADPT-01 nothing is told before syncConnectors; then connectors come, complete and of this namespace',
      async ({ adapter, context, discovered }) => {
        expect(context.events).toEqual([])
        const stop = adapter.syncConnectors()
        expect(await discovered()).toBe(true)
        const connectors = adapter.connectors()
        expect(new Set(connectors.map(({ id }) => id)).size).toBe(connectors.length)
        for (const { name: shown, type, chain, imageUrl } of connectors) {
          expect(shown.trim().length > 0 && CONNECTOR_TYPES.includes(type)).toBe(true)
          expect(chain).toBe(adapter.namespace)
          expect(imageUrl === undefined || /^(https:|blob:|data:image\/)/.test(imageUrl)).toBe(true)
        }
        const told = context.events.filter((event) => event.type === 'connectors').at(-1)
        expect(told).toEqual({ type: 'connectors', connectors })
        stop()
        stop()
      },
      { isDiscovered: false },
    )

    bench(
      'R-ADPT-02 connect opens the accounts of the wallet in one window',
      async ({ connect, connectorId, wallet }) => {
        const connection = await connect()
        expect(connection.connectorId).toBe(connectorId)
        expect(connection.accounts.map(({ address }) => address)).toEqual([...wallet.addresses])
        expect(connection.caipNetworkId?.startsWith(`${network?.chainNamespace}:`) ?? true).toBe(true)
        expect(wallet.prompts()).toBe(1)
      },
    )

    bench(
      'R-ADPT-25 a declined connect is a refusal with its cause, and the next try works',
      async ({ connect, wallet }) => {
        wallet.rejectNext()
        const error = await failure(connect())
        expect(error?.code).toBe('wallet/user-rejected')
        expect(error?.cause !== undefined).toBe(true)
        expect((await connect()).accounts[0]?.address).toBe(wallet.addresses[0])
      },
    )

    bench('R-ADPT-03 a connector that is not on offer is refused by name', async ({ adapter }) => {
      const { signal } = new AbortController()
      expect((await failure(adapter.connect({ connectorId: 'nobody', signal })))?.code).toBe(
        'adapter/connector-not-found',
      )
      expect(await adapter.reconnect({ connectorId: 'nobody', signal })).toBe(undefined)
    })

    bench('R-ADPT-03 a connect that was given up beforehand shows no window', async ({ connect, wallet }) => {
      await failure(connect(AbortSignal.abort()))
      expect(wallet.prompts()).toBe(0)
    })

    bench(
      'R-ADPT-03 a connect that is given up ends at once, and a late yes connects nobody',
      async ({ adapter, connect, connectorId, context, wallet }) => {
        wallet.holdNext()
        const controller = new AbortController()
        const answer = failure(connect(controller.signal))
        expect(await until(() => wallet.prompts() === 1)).toBe(true)
        controller.abort()
        await answer
        wallet.approve()
        await until(() => false, 20)
        expect((await failure(adapter.getProvider({ connectorId })))?.code).toBe('adapter/provider-not-found')
        expect(context.events.filter(({ type }) => type === 'connections')).toEqual([])
      },
    )

    bench('R-CONN-108 a restore shows no window', async ({ connect, connectorId, reload, wallet }) => {
      const before = await connect()
      const prompts = wallet.prompts()
      const page = await reload()
      const restored = await page.reconnect({ connectorId, signal: new AbortController().signal })
      expect(restored?.accounts).toEqual(before.accounts)
      expect(wallet.prompts()).toBe(prompts)
      expect(await page.getAccounts({ connectorId })).toEqual(before.accounts)
    })

    bench(
      'R-CONN-106 a wallet that no longer agrees is not restored',
      async ({ connect, connectorId, reload, wallet }) => {
        await connect()
        wallet.forget()
        const prompts = wallet.prompts()
        const page = await reload()
        expect(await page.reconnect({ connectorId, signal: new AbortController().signal })).toBe(undefined)
        expect(wallet.prompts()).toBe(prompts)
      },
    )

    bench('R-ADPT-05 without a connection there is no provider and no account', async ({ adapter, connectorId }) => {
      expect((await failure(adapter.getProvider({ connectorId })))?.code).toBe('adapter/provider-not-found')
      expect((await failure(adapter.getAccounts({ connectorId })))?.code).toBe('adapter/provider-not-found')
    })

    bench(
      'R-ADPT-02 with a connection there is a provider, and the accounts agree',
      async ({ adapter, connect, connectorId }) => {
        const { accounts } = await connect()
        expect(await adapter.getAccounts({ connectorId })).toEqual(accounts)
        const provider = await adapter.getProvider({ connectorId })
        expect(typeof provider === 'object' && provider !== null).toBe(true)
      },
    )

    bench('R-ADPT-02 disconnecting twice is disconnecting once', async ({ adapter, connect, connectorId }) => {
      await adapter.disconnect({ connectorId })
      await connect()
      await adapter.disconnect({ connectorId })
      await adapter.disconnect({ connectorId })
      expect((await failure(adapter.getProvider({ connectorId })))?.code).toBe('adapter/provider-not-found')
    })

    bench(
      'R-ADPT-01 another account in the wallet is told, the active one first',
      async ({ connect, connectorId, context, wallet }) => {
        await connect()
        wallet.changeAccount(otherAddress)
        expect(await eventOf(context, 'accountChanged')).toBe(true)
        const told = context.events.findLast((event) => event.type === 'accountChanged')
        expect(told?.connectorId).toBe(connectorId)
        expect(told?.accounts[0]?.address).toBe(otherAddress)
      },
    )

    bench(
      'R-STATE-14 R-ADPT-01 the account the page uses stands first, asks nothing and is not told; what the wallet tells later is',
      async ({ adapter, connect, connectorId, context, wallet }) => {
        await connect()
        wallet.changeAccount(otherAddress)
        expect(await eventOf(context, 'accountChanged')).toBe(true)
        const told = await adapter.getAccounts({ connectorId })
        const last = told.at(-1)?.address ?? ''
        const [prompts, events] = [wallet.prompts(), context.events.length]
        await adapter.switchAccount?.({ connectorId, address: last })
        if (adapter.switchAccount) expect((await adapter.getAccounts({ connectorId }))[0]?.address).toBe(last)
        expect((await adapter.getAccounts({ connectorId })).length).toBe(told.length)
        await until(() => false, 20)
        expect([wallet.prompts(), context.events.length]).toEqual([prompts, events])
        await adapter.switchAccount?.({ connectorId, address: 'nobody' })
        expect((await adapter.getAccounts({ connectorId })).length).toBe(told.length)
      },
    )

    bench(
      'R-CONN-102 a disconnect in the wallet is told',
      async ({ adapter, connect, connectorId, context, wallet }) => {
        await connect()
        wallet.disconnect()
        expect(await eventOf(context, 'disconnect')).toBe(true)
        expect((await failure(adapter.getProvider({ connectorId })))?.code).toBe('adapter/provider-not-found')
      },
    )

    if (hasNetworkEvents && otherNetwork) {
      bench(
        'R-ADPT-20 another network in the wallet is told, listed or not',
        async ({ connect, connectorId, context, wallet }) => {
          await connect()
          const { caipNetworkId } = otherNetwork
          wallet.changeNetwork(caipNetworkId)
          expect(await eventOf(context, 'switchNetwork')).toBe(true)
          expect(context.events.findLast((event) => event.type === 'switchNetwork')).toEqual({
            type: 'switchNetwork',
            connectorId,
            caipNetworkId,
          })
        },
      )
    }

    bench(
      'R-ADPT-03 what this family can do refuses without a connection; what it cannot do is absent',
      async ({ adapter, connectorId, wallet }) => {
        for (const [capability, call] of CAPABILITY_CALLS) {
          const deed = network && call(adapter, { connectorId, address: wallet.addresses[0], network })
          expect(deed === undefined || Reflect.has(adapter, capability)).toBe(true)
          if (deed) expect((await failure(deed))?.code).toBe('adapter/provider-not-found')
        }
      },
    )

    bench(
      'R-ADPT-02 a message is signed in the wallet, or declined there',
      async ({ adapter, connect, connectorId, wallet }) => {
        if (!adapter.signMessage) return
        const { accounts } = await connect()
        const asked = { connectorId, address: accounts[0]?.address ?? '', message: 'hello' }
        expect((await adapter.signMessage(asked)).length > 0).toBe(true)
        wallet.rejectNext()
        expect((await failure(adapter.signMessage(asked)))?.code).toBe('wallet/user-rejected')
      },
    )

    bench(
      'R-ADPT-02 a switch is declined in the wallet, or done there; where it asks for none, it is done without a window',
      async ({ adapter, connect, connectorId, wallet }) => {
        if (!adapter.switchNetwork || !otherNetwork) return
        await connect()
        const { signal } = new AbortController()
        const asked = { connectorId, network: otherNetwork, signal }
        const prompts = wallet.prompts()
        if (asksToSwitch) {
          wallet.rejectNext()
          expect((await failure(adapter.switchNetwork(asked)))?.code).toBe('wallet/user-rejected')
        }
        await adapter.switchNetwork(asked)
        expect(wallet.prompts() > prompts).toBe(asksToSwitch)
      },
    )
  })
}
