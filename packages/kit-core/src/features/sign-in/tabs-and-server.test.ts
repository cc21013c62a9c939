import { settled } from '../../../test/sign-in-fixture.js'
import { attachSurface, connect, disconnect, onEvent, ready, requestClose, signIn, start } from '../../actions.js'
import { mainnet, sepolia } from '../../base/networks/ethereum.js'
import { currentRoute, type KitStorage } from '../../index.js'
import { verifySignIn } from '../../server.js'
import { createLocalSignIn, createServerSignIn, type SignInVerifier } from '../../sign-in.js'
import { createMemoryStorage, createTestKit, mockAdapter } from '../../testing/index.js'

/** Verifies the mock wallet's signatures. */
const verifier: SignInVerifier = {
  namespace: 'eip155',
  verify: async ({ data, message, signature }) => signature === `signed by ${data.accountAddress}: ${message}`,
}
const SITE = { domain: 'app.example', uri: 'https://app.example' }
const CONNECTOR = 'test.wallet.eip155'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  Reflect.deleteProperty(globalThis, 'window')
  Reflect.deleteProperty(globalThis, 'document')
})

async function openTab(storage: KitStorage, evm = mockAdapter()) {
  const siwx = createLocalSignIn({ ...SITE, verifiers: [verifier] })
  const { kit } = createTestKit({ adapters: [evm], storage, options: { networks: [mainnet, sepolia], siwx } })
  attachSurface(kit)
  stops.push(start(kit))
  await ready(kit)
  await settled()
  const view = () => (kit.getState().modal.open ? currentRoute(kit.getState().navigation).view : undefined)
  return { kit, view, status: () => kit.getState().signIn.status }
}

test('R-SIWX-28 R-MODAL-16 shares sessions between two tabs when one adds or revokes them', async () => {
  const storage = createMemoryStorage()
  const evm = mockAdapter()
  const one = await openTab(storage, evm)
  await connect(one.kit, { connectorId: CONNECTOR })
  await settled()
  const two = await openTab(storage.tab(), evm)
  expect([one.view(), two.view()]).toEqual(['SIWXSignMessage', 'SIWXSignMessage'])
  await signIn(one.kit)
  await settled()
  expect([one.view(), two.view(), two.status()]).toEqual([undefined, undefined, 'signed'])
  const three = await openTab(storage.tab(), evm)
  expect([three.view(), three.status()]).toEqual([undefined, 'signed'])
  await disconnect(two.kit)
  await settled()
  expect(storage.entries()['@bowline/sign_in_sessions']).toBeUndefined()
  expect([one.status(), three.status()]).toEqual(['idle', 'idle'])
})

test('R-SIWX-29 R-SIWX-63 R-SIWX-66 reports a server that is down, keeps the wallet and leaves the modal closable', async () => {
  const fetch = () => Promise.reject(new TypeError('fetch failed'))
  const siwx = createServerSignIn({ ...SITE, url: 'https://api.example', fetch })
  const { kit } = createTestKit({ options: { siwx } })
  const errors: unknown[] = []
  onEvent(kit, ({ event, type }) => type === 'error' && errors.push(event))
  attachSurface(kit)
  stops.push(start(kit))
  await ready(kit)
  await connect(kit, { connectorId: CONNECTOR })
  await settled()
  expect(kit.getState().signIn).toMatchObject({ status: 'needed', isRequired: true })
  await expect(signIn(kit)).rejects.toMatchObject({ code: 'sign-in/server', cause: { code: 'api/network' } })
  expect(errors).toEqual(['SIWX_AUTH_ERROR'])
  expect(kit.getState().signIn.failure?.code).toBe('sign-in/server')
  requestClose(kit)
  expect([kit.getState().modal.open, kit.getState().connect.status]).toEqual([false, 'connected'])
})

test('R-SIWX-25 names the host and origin of the page in the message', async () => {
  const href = 'https://app.example:8443/swap?token=1#top'
  Reflect.set(globalThis, 'window', { location: { href, origin: new URL(href).origin } })
  Reflect.set(globalThis, 'document', {})
  const siwx = createLocalSignIn({ verifiers: [verifier] })
  siwx.attach?.({ storage: createMemoryStorage(), rpcUrls: async () => [] })
  const message = await siwx.createMessage({
    chainId: 'eip155:1',
    accountAddress: '0x1111111111111111111111111111111111111111',
  })
  expect(message).toMatchObject({ domain: 'app.example:8443', uri: 'https://app.example:8443', version: '1' })
})

async function signed() {
  const siwx = createLocalSignIn({ ...SITE, verifiers: [verifier] })
  siwx.attach?.({ storage: createMemoryStorage(), rpcUrls: async () => [] })
  const accountAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  const made = await siwx.createMessage({ chainId: 'eip155:1', accountAddress })
  const message = made.toString()
  const signature = `signed by ${accountAddress}: ${message}`
  return { message, signature, nonce: made.nonce, domain: SITE.domain, verifiers: [verifier] }
}

test('R-SIWX-26 R-SIWX-27 returns the verified account for the server’s own site, nonce and namespaces only', async () => {
  const given = await signed()
  expect(await verifySignIn(given)).toMatchObject({
    accountAddress: expect.stringMatching(/^0x5aAe/),
    chainId: 'eip155:1',
  })
  const refused = (over: Partial<typeof given>) => expect(verifySignIn({ ...given, ...over })).rejects
  await refused({ domain: 'other.example' }).toMatchObject({ part: 'domain' })
  await refused({ nonce: 'another12345' }).toMatchObject({ part: 'nonce' })
  await refused({ signature: 'forged' }).toMatchObject({ code: 'sign-in/invalid-signature' })
  await refused({ message: `${given.message}\n` }).toMatchObject({ code: 'sign-in/invalid-message' })
  await refused({ verifiers: [] }).toMatchObject({ code: 'sign-in/invalid-signature' })
})
