/**
 * The part of `describeAdapter` about a connected wallet: the adapter reports changes, and executes or rejects requests.
 *
 * Source  spec R-ADPT-01 to 03, R-ADPT-20, R-CONN-102
 */
import type { Network } from '../base/networks/network.js'
import { CAPABILITY_CALLS } from './capability-calls.js'
import type { ConformanceTests } from './conformance-tests.js'
import type { DescribeAdapterParams } from './conformance-wallet.js'
import { isAccessDenied } from './is-access-denied.js'
import { until } from './until.js'

/** Options of these tests. */
export type ConnectedParams = Required<
  Pick<DescribeAdapterParams, 'otherAddress' | 'hasNetworkEvents' | 'promptsOnSwitch'>
> & { readonly networks: readonly Network[] }

export function describeConnected(
  { bench, expect, failure, eventOf }: ConformanceTests,
  { networks, otherAddress, hasNetworkEvents, promptsOnSwitch }: ConnectedParams,
): void {
  const [network, otherNetwork] = networks

  bench(
    'R-ADPT-01 emits `accountChanged` with the active account first when the wallet switches accounts',
    async ({ connect, connectorId, context, wallet }) => {
      await connect()
      wallet.changeAccount(otherAddress)
      expect(await eventOf(context, 'accountChanged')).toBe(true)
      const reported = context.events.findLast((event) => event.type === 'accountChanged')
      expect(reported?.connectorId).toBe(connectorId)
      expect(reported?.accounts[0]?.address).toBe(otherAddress)
    },
  )

  bench(
    'R-STATE-14 R-ADPT-01 switchAccount puts the account first without a wallet request or an event',
    async ({ adapter, connect, connectorId, context, wallet }) => {
      await connect()
      wallet.changeAccount(otherAddress)
      expect(await eventOf(context, 'accountChanged')).toBe(true)
      const reported = await adapter.getAccounts({ connectorId })
      const last = reported.at(-1)?.address ?? ''
      const [prompts, events] = [wallet.prompts(), context.events.length]
      await adapter.switchAccount?.({ connectorId, address: last })
      if (adapter.switchAccount) expect((await adapter.getAccounts({ connectorId }))[0]?.address).toBe(last)
      expect((await adapter.getAccounts({ connectorId })).length).toBe(reported.length)
      await until(() => false, 20)
      expect([wallet.prompts(), context.events.length]).toEqual([prompts, events])
      await adapter.switchAccount?.({ connectorId, address: 'unknown' })
      expect((await adapter.getAccounts({ connectorId })).length).toBe(reported.length)
    },
  )

  bench(
    'R-SEND-09 inspectRecipient reports an invalid recipient without a wallet prompt',
    async ({ adapter, wallet }) => {
      const prompts = wallet.prompts()
      if (!adapter.inspectRecipient || !network) return
      for (const address of ['', ' ', 'unknown', '0x12', `${otherAddress} `, `${otherAddress}0O`]) {
        expect([address, await adapter.inspectRecipient({ address, network })]).toEqual([address, 'invalid'])
      }
      expect(await adapter.inspectRecipient({ address: otherAddress, network })).toBe('person')
      expect(await adapter.inspectRecipient({ address: otherAddress, network, tokenAddress: otherAddress })).toBe(
        'invalid',
      )
      expect(wallet.prompts()).toBe(prompts)
    },
  )

  bench(
    'R-CONN-102 emits `disconnect` or `unavailable` when the wallet disconnects',
    async ({ adapter, connect, connectorId, context, wallet }) => {
      await connect()
      wallet.disconnect()
      const reported = await Promise.race([eventOf(context, 'disconnect'), eventOf(context, 'unavailable')])
      expect(reported).toBe(true)
      expect(await isAccessDenied(adapter, connectorId)).toBe(true)
      expect((await failure(adapter.getProvider({ connectorId })))?.code).toBe('adapter/provider-not-found')
    },
  )

  if (hasNetworkEvents && otherNetwork) {
    bench(
      'R-ADPT-20 emits `switchNetwork` when the wallet switches networks, listed by the app or not',
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
    'R-ADPT-03 supported capabilities reject without a connection, and unsupported ones are absent',
    async ({ adapter, connectorId, wallet }) => {
      for (const [capability, call] of CAPABILITY_CALLS) {
        const action = network && call(adapter, { connectorId, address: wallet.addresses[0], network })
        expect(action === undefined || Reflect.has(adapter, capability)).toBe(true)
        if (action) expect((await failure(action))?.code).toBe('adapter/provider-not-found')
      }
    },
  )

  bench(
    "R-ADPT-02 signMessage returns the wallet's signature, and throws when the user declines",
    async ({ adapter, connect, connectorId, wallet }) => {
      if (!adapter.signMessage) return
      const { accounts } = await connect()
      const params = { connectorId, address: accounts[0]?.address ?? '', message: 'hello' }
      expect((await adapter.signMessage(params)).length > 0).toBe(true)
      wallet.rejectNext()
      expect((await failure(adapter.signMessage(params)))?.code).toBe('wallet/user-rejected')
    },
  )

  bench(
    'R-ADPT-02 switchNetwork throws when the user declines, and shows no window where none is needed',
    async ({ adapter, connect, connectorId, wallet }) => {
      if (!adapter.switchNetwork || !otherNetwork) return
      await connect()
      const { signal } = new AbortController()
      const params = { connectorId, network: otherNetwork, signal }
      const prompts = wallet.prompts()
      if (promptsOnSwitch) {
        wallet.rejectNext()
        expect((await failure(adapter.switchNetwork(params)))?.code).toBe('wallet/user-rejected')
      }
      await adapter.switchNetwork(params)
      expect(wallet.prompts() > prompts).toBe(promptsOnSwitch)
    },
  )
}
