import type { ToldRole } from '../../../contract/features/access.ts'

/** True for a role by which its holder may do what was asked. */
export const lets = ({ grant, reaches }: ToldRole): boolean => grant !== null && reaches !== false
