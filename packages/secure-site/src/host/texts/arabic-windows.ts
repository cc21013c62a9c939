/** Entry script of the windows' Arabic texts, which a window in Arabic loads. */
import { ARABIC_ERRORS } from './ar-errors.js'
import { ARABIC_WINDOWS } from './ar-windows.js'

/** All texts of the windows. */
export const TEXTS = { ...ARABIC_ERRORS, ...ARABIC_WINDOWS }
