import { useQuery } from '@tanstack/react-query'
import { profile } from '../../../contract/features/profile.ts'
import { queries } from '../../session/queries.ts'
import { quietly } from '../../session/session.ts'

const OWN = 'profile'

/** The own second factors. */
export const useFactors = () => useQuery({ queryKey: [OWN, 'factors'], queryFn: () => quietly(profile.factors, {}) })

/** The own accounts at providers of single sign-on. */
export const useOwnLinks = () => useQuery({ queryKey: [OWN, 'links'], queryFn: () => quietly(profile.links, {}) })

/** The own open sessions. */
export const useOwnSessions = () => useQuery({ queryKey: [OWN, 'sessions'], queryFn: () => quietly(profile.sessions, {}) })

/** A page of the own attempts to sign in; the page before stays on the screen until the next one is there. */
export const useOwnSignIns = (page: number, size: number, days: Record<string, string>) =>
  useQuery({
    queryKey: [OWN, 'signIns', page, days],
    queryFn: () => quietly(profile.signIns, { ...days, skipCount: (page - 1) * size, maxResultCount: size }),
    placeholderData: (before) => before,
  })

/** Fetches again what a change of factors or sessions has made old. */
export const ownChanged = () => queries.invalidateQueries({ queryKey: [OWN] })
