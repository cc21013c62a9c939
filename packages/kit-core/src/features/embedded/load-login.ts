import { FrameLoadError } from './auth-errors.js'

/** Runs the `import()` of login code. Throws FrameLoadError if the import fails. */
export async function loadLogin<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    throw new FrameLoadError(error)
  }
}
