import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take long although they are short, longest first. */
const LONG = [
  'server/jobs/kills.test',
  'server/features/access/matrix.test',
  'server/backup/kills.test',
  'server/crud/resources.test',
  'e2e/admin-looks',
  'e2e/admin-overlays',
  'e2e/examples.e2e',
  'e2e/run-release',
]

const rank = ({ moduleId }: TestSpecification) => {
  const at = LONG.findIndex((name) => moduleId.includes(name))
  return at < 0 ? LONG.length : at
}

/** Begins with the files that take longest, so that no worker is busy with one of them when the others have ended. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).toSorted(
      (one, other) => one.project.config.sequence.groupOrder - other.project.config.sequence.groupOrder || rank(one) - rank(other),
    )
  }
}
