import { FrameSessionError } from '../session/session-error.js'
import { translateError } from './translate-error.js'
import { windowText } from './window-text.js'

/** What a window shows of an error. */
export const getErrorText = (error: unknown): string =>
  error instanceof FrameSessionError ? translateError(error.message) : windowText('Something went wrong')
