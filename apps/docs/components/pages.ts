/** The pages, in the order a reader meets them. */
export const PAGES = [
  { href: '/quick-start', title: 'Quick start' },
  { href: '/wagmi', title: 'Beside wagmi' },
  { href: '/theming', title: 'Theming' },
  { href: '/messages', title: 'Texts and languages' },
  { href: '/server-rendering', title: 'Server rendering' },
  { href: '/content-security-policy', title: 'Content Security Policy' },
  { href: '/services', title: 'Services of your own' },
  { href: '/testing', title: 'Testing' },
  { href: '/options', title: 'Options' },
  { href: '/buttons-and-hooks', title: 'Buttons and hooks' },
  { href: '/actions', title: 'Actions and state' },
  { href: '/events', title: 'Events' },
  { href: '/errors', title: 'Errors and alerts' },
] as const
