import { APP_PREFIX } from './constants.js'

/** The type of a message of the page. */
export const appType = <Name extends string>(name: Name): `${typeof APP_PREFIX}${Name}` => `${APP_PREFIX}${name}`
