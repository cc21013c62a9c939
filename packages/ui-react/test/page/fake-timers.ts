/** Whether the test uses fake timers. */
export const hasFakeTimers = () => Object.hasOwn(setTimeout, 'clock')

const FRAME_MS = 16

/** Waits for the next frame, and advances fake timers by its duration. */
export async function advanceFrame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  if (hasFakeTimers()) jest.advanceTimersByTime(FRAME_MS)
}
