/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://frame.example/v1?projectId=project&version=4", "referrer": "https://bad.example/page"}
 */
import { startFrame } from './start-frame.js'

/** Turns this window into a frame. Its page is a window that records posted messages. */
function openFrame({ isNested = false } = {}) {
  const posted: unknown[][] = []
  const page = { postMessage: (...message: unknown[]) => void posted.push(message) }
  const config = {
    patterns: ['https://app.example'],
    isDevelopment: false,
    networks: [],
    login: 'page',
    passkeyApprovals: false,
  }
  const values: Readonly<Record<string, unknown>> = {
    parent: page,
    top: isNested ? {} : page,
    fetch: async () => Response.json(config),
  }
  const view = new Proxy(window, {
    get: (target, name) => (typeof name === 'string' && name in values ? values[name] : Reflect.get(target, name)),
  })
  return { view, posted }
}

test('R-ALERT-06 R-FRAME-73 posts FORBIDDEN once, to the exact origin, when the project does not allow the page', async () => {
  const { view, posted } = openFrame()
  await expect(startFrame(view)).rejects.toThrow('The page is not allowed to embed this frame')
  expect(posted).toEqual([[{ type: '@bowline-frame/FORBIDDEN' }, 'https://bad.example']])
})

test('R-FRAME-73 posts nothing when the frame is nested in a frame', async () => {
  const { view, posted } = openFrame({ isNested: true })
  await expect(startFrame(view)).rejects.toThrow('The frame is not directly in a page')
  expect(posted).toEqual([])
})
