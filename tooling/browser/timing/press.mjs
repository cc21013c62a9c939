// @ts-check
/** Presses as a hand does, through the browser's own input and without waiting for the page. */

/** How long a hand rests on a button before it presses. */
const REST_MS = 300

/**
 * @param {import('@playwright/test').CDPSession} session
 * @param {import('@playwright/test').Locator} target
 * @param {{ isRested: boolean }} how  `isRested`: the pointer has been on it for a moment, as a mouse is; else it arrives with the press
 */
export async function press(session, target, { isRested }) {
  const box = await target.boundingBox()
  if (box === null) throw new Error('What is to be pressed is not on screen')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at })
  if (isRested) await new Promise((resolve) => setTimeout(resolve, REST_MS))
  const button = { ...at, button: /** @type {const} */ ('left'), clickCount: 1 }
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button })
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button })
}
