import { STORAGE_PREFIX } from '../../brand.js'

/**
 * Storage key of unsettled Coinbase purchases. In a separate file, because each kit checks the key when it starts, before it
 * loads the on-ramp code.
 */
export const PURCHASES_STORAGE_KEY = `${STORAGE_PREFIX}purchases`
