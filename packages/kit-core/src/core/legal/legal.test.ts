import { agreeToTerms, close, open } from '../../actions.js'
import { selectHasAgreedToTerms } from '../../index.js'
import { createMemoryStorage, createTestKit } from '../../testing/index.js'

test('R-VIEW-13 keeps the agreement until the page closes, and never stores it', () => {
  const storage = createMemoryStorage()
  const { kit } = createTestKit({ storage })
  expect(selectHasAgreedToTerms(kit.getState())).toBe(false)
  agreeToTerms(kit, { isAgreed: true })
  void open(kit)
  close(kit)
  expect(selectHasAgreedToTerms(kit.getState())).toBe(true)
  expect(storage.entries()).toEqual({})
  agreeToTerms(kit, { isAgreed: false })
  expect(selectHasAgreedToTerms(kit.getState())).toBe(false)
})
