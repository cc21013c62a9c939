import { SDK_VERSION } from '../../brand.js'

/** Returns `{framework}-{package version}`, which services receive as `sv`. Source: spec R-CFG-14. */
export const getSdkVersion = (framework: string): string => `${framework}-${SDK_VERSION}`
