export { findIcon, type Icon, type IconKey, type IconKind } from './find-icon.js'
