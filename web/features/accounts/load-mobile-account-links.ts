export const loadMobileAccountLinks = () => import('./mobile-account-links.tsx')
