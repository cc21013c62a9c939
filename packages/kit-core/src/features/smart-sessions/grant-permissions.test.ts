import { settled } from '../../../test/account-fixture.js'
import { ACCOUNT, madeRequest, OWN_KEY, setUpSessions, WALLET } from '../../../test/session-fixture.js'
import { connect, fetchSmartSessions, grantPermissions, switchNetwork } from '../../actions.js'
import { solana } from '../../base/networks/solana.js'
import { isKitError, selectAccount } from '../../index.js'

const failure = async (asked: Promise<unknown>) =>
  asked.then(
    () => 'granted',
    (error: unknown) => (isKitError(error) ? error.code : error),
  )

function unreadable(): never {
  throw new Error('no reading')
}

test('R-SESS-13 R-SESS-22 R-SESS-24 R-SESS-25 R-SESS-27 R-SESS-63 registers, prompts the wallet with the co-signer’s key first, then activates', async () => {
  const { kit, api, asked, endpoints, state } = await setUpSessions()
  const request = madeRequest({ policies: [{ type: 'gas-limit', data: { limit: '0x1' } }] })
  const granted = await grantPermissions(kit, request)
  expect(endpoints()).toEqual(['session-registration', 'session-activation'])
  const [registration, activation] = api.requests.filter(({ endpoint }) => endpoint.startsWith('session-'))
  expect(registration?.query).toMatchObject({ projectId: 'test' })
  expect(JSON.parse(registration?.body ?? '')).toEqual(request)
  expect(asked).toEqual([
    {
      method: 'grantPermissions',
      params: {
        ...request,
        address: WALLET.address,
        signer: { type: 'keys', data: { keys: [expect.objectContaining({ type: 'secp256k1' }), OWN_KEY] } },
      },
    },
  ])
  const { context: pci, walletContext, ...rest } = granted
  expect(rest).toEqual({
    chainId: '0x1',
    address: WALLET.address,
    expiry: request.expiry,
    permissions: request.permissions,
  })
  expect(JSON.parse(activation?.body ?? '')).toMatchObject({
    pci,
    context: walletContext,
    chainId: '0x1',
  })
  await fetchSmartSessions(kit)
  expect(state().sessions?.find((session) => session.pci === pci)).toMatchObject({ permissions: request.permissions })
})

test('R-SESS-28 keeps the modal and refetches a loaded list when the wallet shows its own window', async () => {
  const { kit, state } = await setUpSessions()
  await fetchSmartSessions(kit)
  const { context } = await grantPermissions(kit, madeRequest())
  await settled()
  expect([kit.getState().modal.open, kit.getState().transactions]).toEqual([false, []])
  expect(state().sessions?.map(({ pci }) => pci)).toContain(context)
  expect(state().granted).toMatchObject({ pci: context })
})

test('R-SESS-23 does not modify the caller’s request', async () => {
  const { kit } = await setUpSessions()
  const request = madeRequest()
  const before = structuredClone(request)
  await grantPermissions(kit, request)
  expect(request).toEqual(before)
  const frozen = Object.freeze({ ...request, signer: Object.freeze(request.signer) })
  await expect(grantPermissions(kit, frozen)).resolves.toMatchObject({ chainId: '0x1' })
})

test('R-SESS-19 R-SESS-22 sends an invalid request neither to the service nor to the wallet', async () => {
  const { kit, asked, endpoints } = await setUpSessions()
  expect(await failure(grantPermissions(kit, madeRequest({ expiry: 1 })))).toBe('smart-sessions/invalid-request')
  expect([asked, endpoints()]).toEqual([[], []])
})

test('R-SESS-02 R-SESS-01 throws for another namespace, without an account, or with the feature off', async () => {
  const { kit, asked } = await setUpSessions()
  await connect(kit, { connectorId: 'test.wallet.solana' })
  await switchNetwork(kit, { caipNetworkId: solana.caipNetworkId })
  await expect(grantPermissions(kit, madeRequest())).rejects.toThrow('Unsupported namespace')
  const off = await setUpSessions({ options: { features: {} } })
  expect(await failure(grantPermissions(off.kit, madeRequest()))).toBe('smart-sessions/off')
  expect([asked, off.asked]).toEqual([[], []])
})

test.each([
  ['permission', { permissionTypes: ['contract-call'] }, 'native-token-recurring-allowance'],
  ['signer', { signerTypes: ['account'] }, 'keys'],
  ['policy', { policyTypes: [] }, 'gas-limit'],
  ['permission', { supported: false }, 'native-token-recurring-allowance'],
])(
  'R-SESS-21 R-SESS-22 rejects before registration a %s type that the wallet does not list',
  async (part, stated, type) => {
    const { kit, asked, endpoints } = await setUpSessions({ capabilities: { '0x1': { permissions: stated } } })
    const request = madeRequest({ policies: [{ type: 'gas-limit', data: {} }] })
    await expect(grantPermissions(kit, request)).rejects.toMatchObject({
      code: 'smart-sessions/type-unsupported',
      part,
      type,
    })
    expect([asked, endpoints()]).toEqual([[], []])
  },
)

test.each([
  [
    'names it',
    { '0x01': { permissions: { permissionTypes: ['native-token-recurring-allowance'], signerTypes: ['keys'] } } },
  ],
  ['speaks of another chain', { '0x5': { permissions: { permissionTypes: [] } } }],
  ['says nothing', {}],
  ['does not answer', new Error('no such method')],
])('R-SESS-21 prompts a wallet that %s', async (_, capabilities) => {
  const { kit } = await setUpSessions({ capabilities })
  await expect(grantPermissions(kit, madeRequest())).resolves.toMatchObject({ address: WALLET.address })
})

test('R-SESS-21 prompts after 2 s a wallet that never reports its capabilities', async () => {
  const { kit } = await setUpSessions({ capabilities: new Promise(() => {}) })
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date'] })
  const answer = grantPermissions(kit, madeRequest())
  for (let turn = 0; turn < 20; turn += 1) await jest.advanceTimersByTimeAsync(100)
  jest.useRealTimers()
  await expect(answer).resolves.toMatchObject({ address: WALLET.address })
})

test.each([undefined, null])('R-SESS-26 R-SESS-29 rejects %p as a response', async (answer) => {
  const { kit, endpoints } = await setUpSessions({ answer: () => answer })
  await expect(grantPermissions(kit, madeRequest())).rejects.toThrow('No response received from grantPermissions')
  expect(endpoints()).toEqual(['session-registration'])
})

test.each([
  ['permissions', undefined],
  ['permissions', []],
  ['permissions', [{ type: 'everything', data: {} }]],
  ['permissions', [{ type: 'contract-call', data: [] }]],
  ['context', 'javascript:'],
  ['expiry', '1'],
  ['expiry', Number.MAX_SAFE_INTEGER],
  ['signer', null],
  ['signer', []],
  ['chainId', 1],
  ['chainId', '0x5'],
  ['address', '0x12'],
])(
  'R-SESS-26 R-SESS-29 R-SESS-64 rejects a response whose %s is %j, and leaves no active session',
  async (part, value) => {
    const { kit, endpoints, state } = await setUpSessions({ answer: (granted) => ({ ...granted, [part]: value }) })
    await expect(grantPermissions(kit, madeRequest())).rejects.toThrow('Invalid grantPermissions response')
    expect(endpoints()).toEqual(['session-registration'])
    await fetchSmartSessions(kit)
    expect(state().sessions).toHaveLength(3)
  },
)

test('R-SESS-26 R-SESS-29 rejects a response that throws when read', async () => {
  const { kit, endpoints } = await setUpSessions({
    answer: (granted) => Object.defineProperty({ ...granted }, 'context', { get: () => unreadable() }),
  })
  await expect(grantPermissions(kit, madeRequest())).rejects.toThrow('Invalid grantPermissions response')
  expect(endpoints()).toEqual(['session-registration'])
})

test('R-SESS-21 prompts a wallet whose stated permissions throw when read', async () => {
  const permissions = Object.defineProperty({}, 'permissionTypes', { enumerable: true, get: () => unreadable() })
  const { kit } = await setUpSessions({ capabilities: { '0x1': { permissions } } })
  await expect(grantPermissions(kit, madeRequest())).resolves.toMatchObject({ address: WALLET.address })
})

test('R-SESS-27 uses the wallet’s address, else the active one', async () => {
  const other = `0x${'b0'.repeat(20)}`
  const named = await setUpSessions({ answer: (granted) => ({ ...granted, address: other }) })
  expect((await grantPermissions(named.kit, madeRequest())).address).toBe(other)
  const silent = await setUpSessions({ answer: ({ address: _, ...granted }) => granted })
  expect((await grantPermissions(silent.kit, madeRequest())).address).toBe(selectAccount(silent.kit.getState()).address)
})

test('R-SESS-22 R-SESS-29 grants and revokes nothing, and throws, when the user rejects in the wallet', async () => {
  const { kit, rejectNext, endpoints, toast } = await setUpSessions()
  rejectNext({ code: 4001, message: 'no' })
  expect(await failure(grantPermissions(kit, madeRequest()))).toBe('wallet/user-rejected')
  expect([endpoints(), toast().open]).toEqual([['session-registration'], false])
})

test.each([
  ['session-registration', 'smart-sessions/register', 0],
  ['session-activation', 'smart-sessions/activate', 1],
] as const)(
  'R-SESS-24 R-SESS-25 R-SESS-29 throws the matching error when the service fails at %s',
  async (endpoint, code, times) => {
    const { kit, api, asked, state } = await setUpSessions()
    api.setScenario('503', { only: [endpoint] })
    expect(await failure(grantPermissions(kit, madeRequest()))).toBe(code)
    expect(asked).toHaveLength(times)
    api.reset()
    await fetchSmartSessions(kit)
    expect([state().account, state().sessions?.length]).toEqual([ACCOUNT, 3])
  },
)

test('R-SESS-24 R-SESS-25 throws for a response without id and key or for a refusal, and accepts an empty activation', async () => {
  const registered = await setUpSessions()
  registered.respondAt('/sessions', () => Response.json({ pci: 'x' }))
  expect(await failure(grantPermissions(registered.kit, madeRequest()))).toBe('smart-sessions/register')
  const refused = await setUpSessions()
  refused.respondAt('/activate', () => Response.json({ success: false }))
  expect(await failure(grantPermissions(refused.kit, madeRequest()))).toBe('smart-sessions/activate')
  const empty = await setUpSessions()
  empty.respondAt('/activate', () => new Response(null, { status: 204 }))
  expect(await failure(grantPermissions(empty.kit, madeRequest()))).toBe('granted')
})
