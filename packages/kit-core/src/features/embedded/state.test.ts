import { setFeatures } from '../../actions.js'
import { selectEmailUser } from '../../index.js'
import { createTestKit } from '../../testing/index.js'
import { selectEmailCooldownSeconds, selectIsEmailEnabled } from './select-login.js'

test('R-CONN-55 rounds the seconds left of the pause up, and never returns less than 0', () => {
  const { kit } = createTestKit()
  kit.store.set(({ auth }) => ({ auth: { ...auth, cooldownEndsAtMs: 30_000 } }))
  expect([0, 1, 29_001, 30_000, 90_000].map((nowMs) => selectEmailCooldownSeconds(kit.getState(), nowMs))).toEqual([
    30, 30, 1, 0, 0,
  ])
})

test('R-STATE-11 creates accounts without data of the embedded wallet', () => {
  const { kit } = createTestKit()
  expect(kit.getState().auth).toMatchObject({ frame: 'none', usedEmails: [], approval: { isOpen: false } })
  expect(selectEmailUser(kit.getState())).toBeUndefined()
})

test('R-CFG-20 reports whether email login is enabled by the features', () => {
  const { kit } = createTestKit()
  expect(selectIsEmailEnabled(kit.getState())).toBe(true)
  setFeatures(kit, { email: false })
  expect(selectIsEmailEnabled(kit.getState())).toBe(false)
})
