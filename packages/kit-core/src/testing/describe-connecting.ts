/**
 * The part of `describeAdapter` about discovering wallets, connecting, restoring and disconnecting.
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
    'R-ADPT-01 emits nothing before `syncConnectors`, then complete connectors of its namespace',
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
      const lastEvent = context.events.filter((event) => event.type === 'connectors').at(-1)
      expect(lastEvent).toEqual({ type: 'connectors', connectors })
      stop()
      stop()
    },
    { isDiscovered: false },
  )

  bench(
    "R-ADPT-02 connect returns the wallet's accounts after one window",
    async ({ connect, connectorId, wallet }) => {
      const connection = await connect()
      expect(connection.connectorId).toBe(connectorId)
      expect(connection.accounts.map(({ address }) => address)).toEqual([...wallet.addresses])
      expect(connection.caipNetworkId?.startsWith(`${network?.chainNamespace}:`) ?? true).toBe(true)
      expect(wallet.prompts()).toBe(1)
    },
  )

  bench(
    'R-ADPT-25 connect throws UserRejectedError with its cause when declined, and the next attempt works',
    async ({ connect, wallet }) => {
      wallet.rejectNext()
      const error = await failure(connect())
      expect(error?.code).toBe('wallet/user-rejected')
      expect(error?.cause !== undefined).toBe(true)
      expect((await connect()).accounts[0]?.address).toBe(wallet.addresses[0])
    },
  )

  bench(
    'R-ADPT-03 connect and reconnect throw ConnectorNotFoundError for an unknown connector',
    async ({ adapter }) => {
      const { signal } = new AbortController()
      expect((await failure(adapter.connect({ connectorId: 'unknown', signal })))?.code).toBe(
        'adapter/connector-not-found',
      )
      expect((await failure(adapter.reconnect({ connectorId: 'unknown', signal })))?.code).toBe(
        'adapter/connector-not-found',
      )
    },
  )

  bench('R-ADPT-03 connect shows no window when it is aborted beforehand', async ({ connect, wallet }) => {
    await failure(connect(AbortSignal.abort()))
    expect(wallet.prompts()).toBe(0)
  })

  bench(
    'R-ADPT-03 connect rejects immediately when aborted, and a late approval creates no connection',
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

  bench(
    'R-CONN-108 reconnect restores the accounts without a window',
    async ({ connect, connectorId, reload, wallet }) => {
      const before = await connect()
      const prompts = wallet.prompts()
      const page = await reload()
      const restored = await page.reconnect({ connectorId, signal: new AbortController().signal })
      expect(restored?.accounts).toEqual(before.accounts)
      expect(wallet.prompts()).toBe(prompts)
      expect(await page.getAccounts({ connectorId })).toEqual(before.accounts)
    },
  )

  bench(
    'R-CONN-106 reconnect restores nothing when the wallet revoked access',
    async ({ connect, connectorId, reload, wallet }) => {
      await connect()
      wallet.forget()
      const prompts = wallet.prompts()
      const page = await reload()
      expect(await isAccessDenied(page, connectorId)).toBe(true)
      expect(wallet.prompts()).toBe(prompts)
    },
  )

  bench('R-ADPT-05 getProvider and getAccounts throw without a connection', async ({ adapter, connectorId }) => {
    expect((await failure(adapter.getProvider({ connectorId })))?.code).toBe('adapter/provider-not-found')
    expect((await failure(adapter.getAccounts({ connectorId })))?.code).toBe('adapter/provider-not-found')
  })

  bench(
    'R-ADPT-02 getProvider and getAccounts return the provider and accounts of a connection',
    async ({ adapter, connect, connectorId }) => {
      const { accounts } = await connect()
      expect(await adapter.getAccounts({ connectorId })).toEqual(accounts)
      const provider = await adapter.getProvider({ connectorId })
      expect(typeof provider === 'object' && provider !== null).toBe(true)
    },
  )

  bench('R-ADPT-02 disconnect can be called twice', async ({ adapter, connect, connectorId }) => {
    await adapter.disconnect({ connectorId })
    await connect()
    await adapter.disconnect({ connectorId })
    await adapter.disconnect({ connectorId })
    expect((await failure(adapter.getProvider({ connectorId })))?.code).toBe('adapter/provider-not-found')
  })
}
