/** Whether the time is one that the test moves. */
export const isTimeMoved = () => Object.hasOwn(setTimeout, 'clock')

const FRAME_MS = 16

/** The next frame; a time that the test moves goes on by as much. */
export async function passFrame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  if (isTimeMoved()) jest.advanceTimersByTime(FRAME_MS)
}
