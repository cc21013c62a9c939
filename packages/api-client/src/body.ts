export { MAX_BODY_BYTES } from './client/limits.js'
export { readBody } from './client/read-body.js'
