export { lenient, lenientOptional, plainObject, tryParse } from './client/lenient.js'
