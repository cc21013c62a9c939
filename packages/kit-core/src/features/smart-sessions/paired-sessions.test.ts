import { createMockApi } from '@bowline/api-client/mocks'
import { getResponse } from 'msw'
import { settled, setUpPairing, tidyPairing, WALLET } from '../../../test/pairing-fixture.js'
import { WALLET as KEY, madeRequest } from '../../../test/session-fixture.js'
import { grantPermissions } from '../../actions.js'
import { getLiveSession } from '../../core/state/live-pairing.js'
import type { AdapterContext, Kit } from '../../index.js'
import { mockAdapter, mockPairedSession } from '../../testing/index.js'

afterEach(tidyPairing)

/** An adapter whose paired wallet is asked over its session. */
function pairedFamily(kitOf: () => Kit | undefined) {
  const mock = mockAdapter()
  return {
    ...mock,
    create: (context: AdapterContext) => ({
      ...mock.create(context),
      async grantPermissions({ permissions }: { permissions: unknown }) {
        const kit = kitOf()
        const session = kit && getLiveSession(kit)
        return session?.request({ caipNetworkId: 'eip155:1', method: 'wallet_grantPermissions', params: [permissions] })
      },
    }),
  }
}

async function pairWith(methods: readonly string[]) {
  const api = createMockApi()
  let kit: Kit | undefined
  const bench = await setUpPairing({
    adapters: [pairedFamily(() => kit)],
    options: { features: { smartSessions: true } },
    async fetch(input, init) {
      const response = await getResponse(api.handlers, new Request(input, init))
      if (!response || response.type === 'error') throw new TypeError('fetch failed')
      return response
    },
  })
  kit = bench.kit
  await bench.hold(WALLET)
  const session = mockPairedSession({
    namespaces: { eip155: { accounts: [`eip155:1:${KEY.address}`], methods } },
    onRequest: ({ params }) => KEY.grant(Array.isArray(params) ? params[0] : undefined),
  })
  bench.pairing.last().approve(session)
  for (let turn = 0; turn < 20; turn += 1) await settled()
  return { ...bench, session, asked: () => api.requests.map(({ endpoint }) => endpoint) }
}

test('R-SESS-20 registers nothing when a paired wallet has not approved the method', async () => {
  const { kit, session, asked } = await pairWith(['personal_sign', 'eth_sendTransaction'])
  await expect(grantPermissions(kit, madeRequest())).rejects.toThrow(
    'Wallet does not support `wallet_grantPermissions` method',
  )
  expect([session.controls.requests, asked().filter((endpoint) => endpoint.startsWith('session-'))]).toEqual([[], []])
})

test('R-SESS-20 R-SESS-22 grants with a paired wallet that has approved the method', async () => {
  const { kit, session } = await pairWith(['personal_sign', 'wallet_grantPermissions'])
  await expect(grantPermissions(kit, madeRequest())).resolves.toMatchObject({ address: KEY.address })
  expect(session.controls.requests.map(({ method }) => method)).toEqual(['wallet_grantPermissions'])
})
