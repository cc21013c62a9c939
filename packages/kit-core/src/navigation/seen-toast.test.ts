/** @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs */
import { showToast } from '../actions.js'
import { createTestKit } from '../testing/index.js'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('R-VIEW-150 shows a toast from a hidden page for its full time once the page is visible', () => {
  const { kit } = createTestKit()
  const toast = () => kit.getState().toast
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  showToast(kit, { message: 'Sent' })
  jest.advanceTimersByTime(6_000)
  expect(toast().open).toBe(true)
  seen.mockReturnValue('visible')
  jest.advanceTimersByTime(2_000)
  expect(toast().open).toBe(true)
  jest.advanceTimersByTime(1_000)
  expect(toast().open).toBe(false)
  seen.mockRestore()
})
