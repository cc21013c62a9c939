import { APP_PREFIX } from './constants.js'

/** The `type` of a message that the page sends: `@bowline-app/` and its name. */
export const appType = <Name extends string>(name: Name): `${typeof APP_PREFIX}${Name}` => `${APP_PREFIX}${name}`
