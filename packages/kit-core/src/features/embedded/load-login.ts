import { FrameLoadError } from './auth-errors.js'

/** Loads login code. Throws FrameLoadError. */
export async function loadLogin<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    throw new FrameLoadError(error)
  }
}
