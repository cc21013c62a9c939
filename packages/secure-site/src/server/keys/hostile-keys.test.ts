/** Routes by which a client without the open wallet could change how it is opened. */

import { createKeyScene, press, saveRecoveryCode } from '../../../test/key-scene.js'
import { createBrowser } from '../../../test/login-window-fixture.js'
import { createCaller } from '../../../test/raw-call.js'
import { fromBase64Url } from '../../bytes/base64url.js'
import { randomId } from '../../bytes/random-id.js'
import { deriveSlotKey } from '../../host/vault/slot-key.js'
import { createHandoverKey, getKeyProof, openVaultKey, takeOver } from '../../host/vault/vault-key.js'
import { sealedVaultSchema } from '../http/wire-schemas.js'
import type { AuditEvent } from '../log/audit.js'

const slot = { iv: 'A'.repeat(16), data: 'A'.repeat(64) }
const passkey = { id: 'A'.repeat(22), clientData: 'AA', attestation: 'AA', transports: [] }

let scene: ReturnType<typeof createKeyScene>
beforeEach(() => {
  scene = createKeyScene()
})
afterEach(() => scene.end())

const createThief = () => createCaller(scene)
const vaults = () => [...scene.stores.main.dump()].filter(([key]) => key.startsWith('vault:')).map(([, value]) => value)

const CHANGES = [
  ['/api/window/code', { slot }],
  ['/api/window/escrow-off', {}],
  ['/api/window/passkey/create', {}],
  ['/api/window/passkey/created', { passkey }],
  ['/api/window/passkey/slot', { id: passkey.id, slot }],
] as const

test('R-FRAME-110 lets no other client use the ticket of a window', async () => {
  const { window, offer } = await scene.logIn(createBrowser(scene))
  await saveRecoveryCode(window)
  const before = vaults()
  const thief = await createThief()
  const { ticket } = offer
  for (const [path, body] of CHANGES) {
    const { status } = await thief.call({ path, body: { ticket, proof: randomId(), ...body } })
    expect([path, status]).toEqual([path, 410])
  }
  expect((await thief.call({ path: '/api/window/keys', body: { ticket } })).status).toBe(410)
  expect((await thief.call({ path: '/api/window/release', body: { ticket } })).status).toBe(410)
  expect(vaults()).toEqual(before)
})

test('R-FRAME-110 changes nothing for a login that has not opened the wallet', async () => {
  const { window, ...login } = await scene.logIn(createBrowser(scene))
  await saveRecoveryCode(window)
  await scene.changeEmail({ window, ...login }, 'thief@evil.example')
  // The thief owns the mailbox, and so has a login that waits for the escrow.
  const browser = createBrowser(scene)
  const held = await scene.begin(browser, 'thief@evil.example')
  await held.window.waitFor('Open your wallet')
  const before = vaults()
  const { ticket } = held.offer
  for (const proof of [randomId(), sealedVaultSchema.parse(before[0]).keyHash]) {
    for (const [path, body] of CHANGES) {
      const call = browser.post(path.replace('/api', ''), { ticket, proof, ...body })
      await expect(call).rejects.toThrow('Only an open wallet can change how it is opened')
    }
  }
  expect(vaults()).toEqual(before)
})

test('R-FRAME-110 R-FRAME-115 gives a thief who reads the user’s mail no session before the wait has ended', async () => {
  const { window } = await scene.logIn(createBrowser(scene))
  await saveRecoveryCode(window)
  const browser = createBrowser(scene)
  const held = await scene.begin(browser, 'ada@mail.example')
  await held.window.waitFor('Open your wallet')
  const { ticket } = held.offer
  const stored = sealedVaultSchema.parse(vaults()[0])
  await expect(browser.post('/window/release', { ticket })).rejects.toThrow(/^This device is new to the wallet. It can/)
  for (const proof of [randomId(), stored.keyHash]) {
    await expect(browser.post('/window/release', { ticket, handover: slot, proof })).rejects.toThrow(
      'Only an open wallet can change how it is opened',
    )
  }
  await expect(browser.post('/window/release', { ticket, handover: slot })).rejects.toThrow('The request is not valid')
  expect(await browser.post('/window/collected', { ticket })).toMatchObject({ stage: 'held' })
})

test('R-FRAME-110 never gives the server the vault key: its stores open nothing with what passes through', async () => {
  const { window, offer } = await scene.logIn(createBrowser(scene))
  await saveRecoveryCode(window)
  const vault = sealedVaultSchema.parse(vaults()[0])
  const handovers = [...scene.stores.main.dump()].filter(([key]) => key.startsWith('key-window:'))
  expect(handovers).toHaveLength(1)
  const { handover } = Object(handovers[0]?.[1])
  await expect(takeOver(handover, vault, await createHandoverKey())).rejects.toThrow()
  const vaultKey = await takeOver(handover, vault, offer.handoverKey)
  const bodies = await Promise.all(scene.requests.map((request) => request.text()))
  const stored = JSON.stringify([...scene.stores.main.dump()])
  for (const text of [Buffer.from(vaultKey).toString('base64url'), Buffer.from(vaultKey).toString('hex')])
    expect(stored + bodies.join()).not.toContain(text)
  await expect(crypto.subtle.exportKey('raw', offer.handoverKey)).rejects.toThrow()
  // The proof that the server checks opens no slot.
  const secrets = [fromBase64Url(vault.keyHash)]
  await expect(openVaultKey(vault, { slot: 'code', secrets })).rejects.toThrow()
})

test('R-FRAME-112 keeps an escrow that is the only way to open the wallet', async () => {
  const browser = createBrowser(scene)
  const { window, offer, frame } = await scene.logIn(browser)
  await window.waitFor('Keep access to your wallet')
  press(window, 'Save a recovery code')
  await window.waitFor('Your recovery code')
  const { vault, handover } = Object(await browser.post('/window/keys', { ticket: offer.ticket }))
  const vaultKey = await takeOver(handover, sealedVaultSchema.parse(vault), offer.handoverKey)
  const body = { ticket: offer.ticket, proof: await getKeyProof(vaultKey, sealedVaultSchema.parse(vault)) }
  await expect(browser.post('/window/escrow-off', body)).rejects.toThrow(/^Save a recovery code or a passkey first/)
  expect(Object.keys(sealedVaultSchema.parse(vaults()[0]).slots)).toEqual(['escrow'])
  expect(await frame.session.isConnected()).toBe(true)
})

test('R-FRAME-110 derives the key of a slot from whole secrets only', async () => {
  const slotOf = { walletId: randomId(), slot: 'code' }
  for (const secrets of [[], [new Uint8Array(16)], [new Uint8Array(32), new Uint8Array(31)]])
    await expect(deriveSlotKey(secrets, slotOf)).rejects.toThrow('A share must have 32 bytes')
})

test('R-FRAME-95 R-FRAME-110 audits the login and each change with its account, and no secret', async () => {
  const events: AuditEvent[] = []
  const audited = createKeyScene({ onAudit: (event) => events.push(event) })
  const { window } = await audited.logIn(createBrowser(audited))
  const code = await saveRecoveryCode(window)
  press(window, 'Turn off restoring by login')
  press(window, 'Turn it off')
  await window.waitFor('Restoring by login is off')
  const named = events.filter(({ event }) => /^(login|recovery-code-saved|escrow-switched-off)$/.test(event))
  expect(named.map(({ event, status }) => [event, status])).toEqual([
    ['login', 200],
    ['recovery-code-saved', 200],
    ['escrow-switched-off', 200],
  ])
  expect(new Set(named.map(({ accountId }) => accountId)).size).toBe(1)
  expect(named[0]?.accountId).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(events)).not.toContain(code.slice(0, 9))
  audited.end()
})
