import { useQuery } from '@tanstack/react-query'
import { dictionary } from '../../../contract/features/dictionary.ts'
import { DICTIONARY } from '../../resource/data/dictionary.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { quietly } from '../../session/session.ts'

// Their keys begin like those of all dictionaries, so a change of an item makes them stale.

/** All items of a type, with those that are not active. */
export const useItems = (typeId: number) =>
  useQuery({
    queryKey: [DICTIONARY, 'items', typeId, currentLanguage()],
    queryFn: () => quietly(dictionary.byTypeId, { typeId, includeInactive: true }),
  })

/** The number of rows that use each item of a type, by the id of the item. */
export const useUses = (typeId: number) =>
  useQuery({
    queryKey: [DICTIONARY, 'uses', typeId],
    queryFn: async () => new Map((await quietly(dictionary.uses, { typeId })).map(({ id, count }) => [id, count])),
  })
