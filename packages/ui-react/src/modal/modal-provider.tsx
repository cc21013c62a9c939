'use client'

import { KitProvider, type KitProviderProps } from '../kit/kit-provider.js'
import { ModalHost } from './modal-host.js'

/** The only provider an app needs: provides the kit and renders its modal. */
export function ModalProvider({ children, ...rest }: KitProviderProps) {
  return (
    <KitProvider {...rest}>
      {children}
      <ModalHost />
    </KitProvider>
  )
}
