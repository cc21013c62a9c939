import { FrameLoadError } from './auth-errors.js'

/** Loads what does a login. Throws FrameLoadError. */
export async function loadLogin<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    throw new FrameLoadError(error)
  }
}
