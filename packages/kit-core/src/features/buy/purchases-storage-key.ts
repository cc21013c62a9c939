import { STORAGE_PREFIX } from '../../brand.js'

/** Of what is stored of purchases that have not ended, apart from what reads it: a page that starts looks for it. */
export const PURCHASES_NAME = `${STORAGE_PREFIX}purchases`
