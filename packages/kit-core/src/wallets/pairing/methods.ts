/** Matches the methods that sign a text. Source: spec R-SIWX-60. */
export const SIGNING_METHOD = /signMessage$|^personal_sign$|_signAmino$/
