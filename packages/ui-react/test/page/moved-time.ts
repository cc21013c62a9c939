/** Whether the test uses fake timers. */
export const isTimeMoved = () => Object.hasOwn(setTimeout, 'clock')

const FRAME_MS = 16

/** Waits for the next frame, and advances fake timers by its duration. */
export async function passFrame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  if (isTimeMoved()) jest.advanceTimersByTime(FRAME_MS)
}
