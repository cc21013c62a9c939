import { createTestKit } from '@bowline/kit-core/testing'
import { waitFor } from '@testing-library/react'
import { prepareView } from './prepare-view.js'
import { VIEW_LOADER } from './views.js'

test('R-MODAL-10 R-FLOW-41 loads the views after Swap when the page is idle', async () => {
  const whenIdle: (() => void)[] = []
  Object.assign(window, { requestIdleCallback: (task: () => void) => whenIdle.push(task) })
  await prepareView(createTestKit().kit, 'en', 'Swap')
  expect(VIEW_LOADER.getLoadedComponent('Swap')).toBeDefined()
  expect(VIEW_LOADER.getLoadedComponent('SwapPreview')).toBeUndefined()
  for (const task of whenIdle) task()
  await waitFor(() => expect(VIEW_LOADER.getLoadedComponent('SwapPreview')).toBeDefined())
  await waitFor(() => expect(VIEW_LOADER.getLoadedComponent('SwapSelectToken')).toBeDefined())
  Reflect.deleteProperty(window, 'requestIdleCallback')
})
