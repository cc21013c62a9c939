// @ts-check
/** Presses through the browser's own input, without waiting for the page. */

/**
 * @param {import('@playwright/test').CDPSession} session
 * @param {import('@playwright/test').Locator} target
 * @param {{ restMs?: number }} [how]  hover time before the press; by default 0, as on every phone
 */
export async function press(session, target, { restMs = 0 } = {}) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('What is to be pressed is not on screen')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at })
  if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs))
  const button = { ...at, button: /** @type {const} */ ('left'), clickCount: 1 }
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button })
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button })
}
