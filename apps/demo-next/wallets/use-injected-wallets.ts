'use client'

import { useState } from 'react'
import type { Settings } from '../settings/settings'
import { putBitcoinInPage } from './injected-bitcoin'

/** Injects the wallets that a page looks for, before the kit below is created. */
export function useInjectedWallets({ adapters, wallets }: Pick<Settings, 'adapters' | 'wallets'>): void {
  useState(() => {
    if (typeof window !== 'undefined' && wallets && adapters.includes('bitcoin')) putBitcoinInPage()
  })
}
