'use client'

import type { PickedToken } from './picked-token.js'
import { SuggestedTokens } from './suggested-tokens.js'
import { TokenSearch, type TokenSearchProps } from './token-search.js'

/** `suggested` stand above the list, until something is searched for. */
export type TokenPickerProps = Omit<TokenSearchProps, 'above'> & { suggested?: readonly PickedToken[] | undefined }

/** Tokens to choose one of, with those that are chosen most at hand. */
export function TokenPicker({ suggested = [], ...rest }: TokenPickerProps) {
  return (
    <TokenSearch
      {...rest}
      above={suggested.length > 0 && <SuggestedTokens tokens={suggested} onPick={rest.onPick} />}
    />
  )
}
