import { STORAGE_PREFIX } from '../../brand.js'

/** Storage key of unsettled Coinbase purchases. A separate file, because each kit checks the key when it starts. */
export const PURCHASES_STORAGE_KEY = `${STORAGE_PREFIX}purchases`
