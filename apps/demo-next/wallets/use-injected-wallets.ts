'use client'

import { useState } from 'react'
import type { Settings } from '../settings/settings'
import { putBitcoinInPage } from './injected-bitcoin'

/** Puts the wallets that a page finds in itself there, before the kit below is made. */
export function useInjectedWallets({ adapters, wallets }: Pick<Settings, 'adapters' | 'wallets'>): void {
  useState(() => {
    if (typeof window !== 'undefined' && wallets && adapters.includes('bitcoin')) putBitcoinInPage()
  })
}
