import { until } from '@bowline/jest-preset/fixtures'
import { selectSmartSessions } from '@bowline/kit-core'
import { fetchSmartSessions, grantPermissions, push, revokeSmartSession } from '@bowline/kit-core/actions'
import { createSessionScene, makeRequest } from '../src/session-scene.js'

const { openPage, isEnded } = createSessionScene()

test('R-SESS-28 R-SESS-35 R-SESS-37 R-SESS-63 R-FRAME-132 R-FRAME-133 grants, lists and ends a session by the frame’s smart account', async () => {
  const { kit, address, view } = await openPage()
  const request = makeRequest()
  const granted = await grantPermissions(kit, request)
  expect(view()).toBe('SmartSessionCreated')
  expect(granted).toMatchObject({ address, permissions: request.permissions })
  expect(await isEnded(granted.walletContext, address)).toBe(false)
  await fetchSmartSessions(kit)
  const find = () => selectSmartSessions(kit.getState()).sessions?.find(({ pci }) => pci === granted.context)
  expect(find()).toMatchObject({ permissions: request.permissions, context: granted.walletContext })
  push(kit, { view: 'SmartSessionList' })
  await revokeSmartSession(kit, { pci: granted.context })
  await until(() => view() === 'SmartSessionList')
  expect(find()?.revokedAt).toEqual(expect.any(Number))
  expect(await isEnded(granted.walletContext, address)).toBe(true)
})

test('R-SESS-28 R-SESS-34 leaves things as they are when the user declines in the frame', async () => {
  const decisions = [false, true, false]
  const { kit, address } = await openPage({ isApproved: () => decisions.shift() ?? false })
  await expect(grantPermissions(kit, makeRequest())).rejects.toMatchObject({ code: 'wallet/user-rejected' })
  const granted = await grantPermissions(kit, makeRequest())
  await fetchSmartSessions(kit)
  const revoking = revokeSmartSession(kit, { pci: granted.context })
  await expect(revoking).rejects.toMatchObject({ code: 'wallet/user-rejected' })
  expect(await isEnded(granted.walletContext, address)).toBe(false)
})

test('R-SESS-21 R-FRAME-132 registers nothing for a permission that the account cannot enforce', async () => {
  const { kit } = await openPage()
  const policies = [{ type: 'gas-limit', data: { limit: '0x1' } }] as const
  await expect(grantPermissions(kit, { ...makeRequest(), policies })).rejects.toMatchObject({
    code: 'smart-sessions/type-unsupported',
  })
})
