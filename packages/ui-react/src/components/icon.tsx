import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classNames } from './class-names.js'

const SHAPES = {
  back: <path d="M14.5 5.5 8 12l6.5 6.5" />,
  'chevron-end': <path d="m9.5 6 6 6-6 6" />,
  'chevron-down': <path d="m6 9.5 6 6 6-6" />,
  close: <path d="m6.5 6.5 11 11m0-11-11 11" />,
  help: (
    <>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M9.6 9.7a2.45 2.45 0 1 1 3.6 2.15c-.8.43-1.2.95-1.2 1.75v.2" />
      <path d="M12 16.6v.01" strokeWidth="2.25" />
    </>
  ),
  copy: (
    <>
      <rect x="8.75" y="8.75" width="11" height="11" rx="3" />
      <path d="M15.25 5.9a3 3 0 0 0-2.6-1.65h-5.4a3 3 0 0 0-3 3v5.4a3 3 0 0 0 1.65 2.6" />
    </>
  ),
  key: <path d="M13.9 10.1a4.25 4.25 0 1 0-2 2l1.35 1.4h2v2h2v2h2.5v-2.6z" />,
  check: <path d="m5.5 12.6 4.2 4.2 8.8-9.3" />,
  external: (
    <>
      <path d="M8.5 7h8.5v8.5" />
      <path d="M16.6 7.4 7 17" />
    </>
  ),
  disconnect: (
    <>
      <path d="M10.5 4.75H7.75a3 3 0 0 0-3 3v8.5a3 3 0 0 0 3 3h2.75" />
      <path d="M15.5 8.25 19.25 12l-3.75 3.75M19 12h-9" />
    </>
  ),
  network: (
    <>
      <circle cx="12" cy="12" r="8.75" />
      <ellipse cx="12" cy="12" rx="3.75" ry="8.75" />
      <path d="M3.5 12h17" />
    </>
  ),
  wallet: (
    <>
      <path d="M17.25 8.25V6.5a2 2 0 0 0-2.5-1.94L5.9 6.9a2.2 2.2 0 0 0-1.65 2.13v7.72a3 3 0 0 0 3 3h9.5a3 3 0 0 0 3-3v-5.5a3 3 0 0 0-3-3H6.5" />
      <path d="M16 14v.01" strokeWidth="2.5" />
    </>
  ),
  search: (
    <>
      <circle cx="10.75" cy="10.75" r="6" />
      <path d="m15.25 15.25 4.25 4.25" />
    </>
  ),
  qr: (
    <>
      <rect x="4.75" y="4.75" width="5.5" height="5.5" rx="1.5" />
      <rect x="13.75" y="4.75" width="5.5" height="5.5" rx="1.5" />
      <rect x="4.75" y="13.75" width="5.5" height="5.5" rx="1.5" />
      <path d="M13.75 13.75h2.25v2.25m3.25-2.25v.01m-5.5 5.49v.01m2.75-.01h2.75V16.5" />
    </>
  ),
  grid: (
    <>
      <rect x="4.75" y="4.75" width="6" height="6" rx="1.75" />
      <rect x="13.25" y="4.75" width="6" height="6" rx="1.75" />
      <rect x="4.75" y="13.25" width="6" height="6" rx="1.75" />
      <rect x="13.25" y="13.25" width="6" height="6" rx="1.75" />
    </>
  ),
  warning: (
    <>
      <path d="M10.4 5.15 3.9 16.4a1.85 1.85 0 0 0 1.6 2.78h13a1.85 1.85 0 0 0 1.6-2.78L13.6 5.15a1.85 1.85 0 0 0-3.2 0Z" />
      <path d="M12 9.5v3.75" />
      <path d="M12 16v.01" strokeWidth="2.25" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M12 11.5v4.75" />
      <path d="M12 8.2v.01" strokeWidth="2.25" />
    </>
  ),
  error: (
    <>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M12 7.75V12.5" />
      <path d="M12 15.8v.01" strokeWidth="2.25" />
    </>
  ),
  success: (
    <>
      <circle cx="12" cy="12" r="8.75" />
      <path d="m8.4 12.3 2.5 2.5 4.8-5.2" />
    </>
  ),
  swap: (
    <>
      <path d="M8 19V5.5M4.75 8.5 8 5.25 11.25 8.5" />
      <path d="M16 5v13.5M12.75 15.5 16 18.75l3.25-3.25" />
    </>
  ),
  retry: (
    <>
      <path d="M19.25 12a7.25 7.25 0 1 1-2.2-5.2l2.2 2.1" />
      <path d="M19.25 4.75V9H15" />
    </>
  ),
  more: <path d="M6 12v.01m6-.01v.01m6-.01v.01" strokeWidth="2.75" />,
  plus: <path d="M12 5.5v13M5.5 12h13" />,
  send: <path d="M12 19V5.5M6.25 11 12 5.25 17.75 11" />,
  receive: <path d="M12 5v13.5M6.25 13 12 18.75 17.75 13" />,
  activity: (
    <>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M12 7.25V12l3.25 2" />
    </>
  ),
  settings: (
    <>
      <path d="M4.5 8h7m4.5 0h3.5M4.5 16h3.5m4.5 0h7" />
      <circle cx="13.75" cy="8" r="2.25" />
      <circle cx="10.25" cy="16" r="2.25" />
    </>
  ),
  coins: (
    <>
      <circle cx="9.25" cy="9.25" r="5.5" />
      <path d="M16.9 8.9a5.5 5.5 0 1 1-8 8" />
    </>
  ),
  eye: (
    <>
      <path d="M3.5 12c1.9-3.8 4.9-5.75 8.5-5.75s6.6 1.95 8.5 5.75c-1.9 3.8-4.9 5.75-8.5 5.75S5.4 15.8 3.5 12Z" />
      <circle cx="12" cy="12" r="2.5" />
    </>
  ),
  'eye-off': (
    <>
      <path d="M9.6 6.6a8.6 8.6 0 0 1 2.4-.35c3.6 0 6.6 1.95 8.5 5.75a13 13 0 0 1-2.3 3.2M15 17.2a8.6 8.6 0 0 1-3 .55c-3.6 0-6.6-1.95-8.5-5.75a12.6 12.6 0 0 1 3-3.9" />
      <path d="M10.3 10.3a2.5 2.5 0 0 0 3.4 3.4M5 5l14 14" />
    </>
  ),
  mail: (
    <>
      <rect x="3.75" y="5.75" width="16.5" height="12.5" rx="3" />
      <path d="m5 8 5.6 4.3a2.3 2.3 0 0 0 2.8 0L19 8" />
    </>
  ),
} satisfies Record<string, ReactNode>

/** Names of the icons that the kit draws. */
export type IconName = keyof typeof SHAPES

/** Whether a text is the name of one of the kit's icons. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(SHAPES, name)
}

/** `name` is the name of the icon; the size is a class, 20 px by default. */
export type IconProps = Omit<ComponentPropsWithoutRef<'svg'>, 'name'> & { name: IconName }

const MIRRORED_IN_RTL = new Set<IconName>(['back', 'chevron-end', 'external', 'disconnect'])

/** Line icon in the color of the surrounding text. Hidden from screen readers unless it is given a role and a label. */
export function Icon({ name, className, ...rest }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      data-icon={name}
      className={classNames(className ?? 'bl:size-5', MIRRORED_IN_RTL.has(name) && 'bl:rtl:-scale-x-100')}
      {...rest}
    >
      {SHAPES[name]}
    </svg>
  )
}
