import { APP_PREFIX } from './constants.js'

/** Adds the page's prefix to a message name. */
export const appType = <Name extends string>(name: Name): `${typeof APP_PREFIX}${Name}` => `${APP_PREFIX}${name}`
