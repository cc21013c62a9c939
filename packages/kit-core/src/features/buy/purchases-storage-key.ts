import { STORAGE_PREFIX } from '../../brand.js'

/** Storage key of unsettled purchases. A separate file, because every page checks the key when the kit starts. */
export const PURCHASES_STORAGE_KEY = `${STORAGE_PREFIX}purchases`
