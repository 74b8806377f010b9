export { PasswordStep } from './password-step.tsx'
