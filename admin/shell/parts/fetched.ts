import i18next from 'i18next'
import { notify } from '../../browser/notice.ts'
import { tryPartsAgain } from '../../browser/part.ts'
import { failureKind } from '../../session/failure-kind.ts'

/** Says why a part or an action failed, mostly because its code did not arrive. It can be tried again at once. */
export function tellFailure(error: unknown): void {
  notify({ kind: 'error', text: i18next.t(`admin.failure.leads.${failureKind(error)}`), seconds: 8 })
  tryPartsAgain()
}

/** Does something with code that is fetched when it is needed first. */
export const withFetched = <M>(load: () => Promise<M>, act: (code: M) => void): void => void load().then(act, tellFailure)
