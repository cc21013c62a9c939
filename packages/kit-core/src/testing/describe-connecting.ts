/**
 * The part of the adapter contract about finding wallets, connecting, restoring and leaving, as tests.
 *
 * Source  spec R-ADPT-01 to 05, R-ADPT-22, R-ADPT-25, R-CONN-106, R-CONN-108
 */

import type { Network } from '../base/networks/network.js'
import { CONNECTOR_TYPES } from '../core/adapter/connector.js'
import type { ConformanceTests } from './conformance-tests.js'
import { countTimers } from './count-timers.js'
import { isAccessDenied } from './is-access-denied.js'
import { createTestContext } from './test-context.js'
import { until } from './until.js'

/** Describes finding, connecting, restoring and leaving. */
export function describeConnecting({ bench, expect, failure }: ConformanceTests, networks: readonly Network[]): void {
  const [network] = networks

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
    expect((await failure(adapter.reconnect({ connectorId: 'nobody', signal })))?.code).toBe(
      'adapter/connector-not-found',
    )
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
      expect(await isAccessDenied(page, connectorId)).toBe(true)
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
}
