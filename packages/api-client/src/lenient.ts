export { lenient, lenientOptional } from './client/lenient.js'
