export { findMark, type Mark, type MarkKey, type MarkKind } from './find-mark.js'
