export { PasswordStep } from './password-step.tsx'
export { SecuritySection } from './security-section.tsx'
