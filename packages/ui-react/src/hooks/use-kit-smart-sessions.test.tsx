import '../../test/page/page-rules.js'
import { evm } from '@bowline/adapter-evm'
import { createSandboxWallet } from '@bowline/adapter-evm/testing'
import { connect } from '@bowline/kit-core/actions'
import { mainnet } from '@bowline/kit-core/networks'
import { createTestKit } from '@bowline/kit-core/testing'
import { act, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { renderKitHook } from '../../test/page/render-kit-hook.js'
import { createSessionFamily, dailyRequest, WALLET } from '../../test/views/session-fixture.js'
import { KitProvider } from '../kit/kit-provider.js'
import { useKitSmartSessions } from './use-kit-smart-sessions.js'

async function show({ isOn = true, ...params }: Parameters<typeof createSessionFamily>[0] & { isOn?: boolean } = {}) {
  const family = createSessionFamily(params)
  const rendered = await renderKitHook(useKitSmartSessions, {
    initialProps: undefined,
    adapters: [family.adapter],
    fetch: family.fetch,
    options: { networks: [mainnet], features: { smartSessions: isOn } },
  })
  const begin = () => act(async () => void (await connect(rendered.kit, { connectorId: 'test.wallet.eip155' })))
  return { ...rendered, ...family, begin }
}

test('R-SESS-03 R-REACT-03 useKitSmartSessions fetches nothing without an account or when off', async () => {
  const { result, endpoints } = await show()
  expect(result.current).toMatchObject({ data: undefined, isAvailable: false, isPending: false })
  const off = await show({ isOn: false })
  await off.begin()
  await act(async () => void (await off.result.current.refetch()))
  expect(off.result.current).toMatchObject({ data: undefined, isAvailable: false, error: undefined })
  expect([endpoints(), off.endpoints()]).toEqual([[], []])
})

test('R-SESS-13 R-SESS-31 R-REACT-07 useKitSmartSessions lists sessions once, grants and revokes', async () => {
  const { result, begin, endpoints } = await show()
  await begin()
  await waitFor(() => expect(result.current.data).toHaveLength(3))
  expect(endpoints()).toEqual(['smart-sessions'])
  let context = ''
  await act(async () => {
    const granted = await result.current.grant(dailyRequest())
    context = granted?.context ?? ''
    expect(granted?.address).toBe(WALLET.address)
  })
  await waitFor(() => expect(result.current.data?.map(({ pci }) => pci)).toContain(context))
  await act(() => result.current.revoke({ pci: context }))
  const revoked = result.current.data?.find(({ pci }) => pci === context)
  expect([revoked?.revokedAt, result.current.revoking]).toEqual([expect.any(Number), undefined])
})

test('R-SESS-12 R-SESS-34 R-REACT-06 useKitSmartSessions returns errors instead of rejecting', async () => {
  const { result, begin, setAnswer } = await show({
    answers: { '/sessions/': () => new Response(null, { status: 503 }) },
  })
  await begin()
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'smart-sessions/fetch' }))
  setAnswer('/sessions/', () => Response.json({ pcis: [] }))
  await act(() => result.current.refetch())
  expect(result.current).toMatchObject({ data: [], error: undefined })
  await act(() => result.current.revoke({ pci: 'unknown' }))
  expect(result.current.error).toMatchObject({ code: 'smart-sessions/revoke' })
  await act(async () => expect(await result.current.grant(dailyRequest(-1))).toBeUndefined())
  expect(result.current.error).toMatchObject({ code: 'smart-sessions/invalid-request' })
})

test('R-SESS-22 R-SESS-25 R-SESS-32 the mock service accepts what a sandbox wallet signs', async () => {
  const asked: string[] = []
  const wallet = createSandboxWallet({
    privateKeys: [`0x${'5e'.repeat(32)}`],
    chains: [{ chainId: 1 }],
    request: async () => '0x0',
    approve: async ({ kind }) => {
      asked.push(kind)
      return true
    },
  })
  const takeBack = wallet.announce(window)
  const { fetch } = createSessionFamily()
  const { kit, result } = await renderKitHook(useKitSmartSessions, {
    ...{ initialProps: undefined, adapters: [evm()], fetch },
    options: { networks: [mainnet], features: { smartSessions: true } },
  })
  const [connector] = kit.getState().connect.connectors.eip155 ?? []
  await act(async () => void (await connect(kit, { connectorId: connector?.id ?? '' })))
  await act(async () => void (await result.current.grant(dailyRequest())))
  await waitFor(() => expect(result.current.data).toHaveLength(4))
  const pci = result.current.data?.at(-1)?.pci ?? ''
  await act(() => result.current.revoke({ pci }))
  expect(result.current.data?.at(-1)?.revokedAt).toEqual(expect.any(Number))
  expect([asked, result.current.error]).toEqual([['connect', 'grant-permissions', 'revoke-permissions'], undefined])
  takeBack()
})

test('R-HOST-01 useKitSmartSessions has no sessions and fetches nothing on a server', () => {
  const { kit } = createTestKit({ options: { features: { smartSessions: true } } })
  const Sessions = () => JSON.stringify(useKitSmartSessions().data ?? 'nothing')
  expect(
    renderToString(
      <KitProvider kit={kit}>
        <Sessions />
      </KitProvider>,
    ),
  ).toContain('nothing')
})
