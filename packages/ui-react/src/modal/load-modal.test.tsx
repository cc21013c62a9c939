import '../../test/page/page-rules.js'
import { act, waitFor } from '@testing-library/react'
import { renderWithKit } from '../../test/page/render-with-kit.js'
import { getLoadedModal } from './load-modal.js'
import { VIEW_LOADER } from './views.js'

let whenIdle: (() => void)[] = []

beforeEach(() => {
  whenIdle = []
  Object.assign(window, {
    requestIdleCallback: (task: () => void) => whenIdle.push(task),
    cancelIdleCallback: () => {},
  })
})

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Reflect.deleteProperty(window, 'cancelIdleCallback')
})

test('R-HOST-08 R-HOST-09 loads nothing when the page is idle without hover or focus', async () => {
  await renderWithKit(null)
  expect(whenIdle).toEqual([])
})

test("R-HOST-09 R-MODAL-10 loads the modal with Connect, and nothing more, when idle with `prefetch: 'idle'`", async () => {
  await renderWithKit(null, { options: { prefetch: 'idle' } })
  expect(getLoadedModal()).toBeUndefined()
  const first = whenIdle
  whenIdle = []
  for (const task of first) act(task)
  await waitFor(() => expect(VIEW_LOADER.getLoadedComponent('Connect')).toBeDefined())
  await waitFor(() => expect(getLoadedModal()).toBeDefined())
  expect(whenIdle).toEqual([])
})
