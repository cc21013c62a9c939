import { SDK_VERSION } from '../../brand.js'

/** `{framework}-{package version}`, sent as `sv`. Source: spec R-CFG-14. */
export const getSdkVersion = (framework: string): string => `${framework}-${SDK_VERSION}`
