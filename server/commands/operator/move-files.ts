import type { Environment } from '../../config/environment.ts'
import { StartProblem } from '../../config/start-problem.ts'
import { refuseRunningFile, refuseRunningServer } from '../../backup/running.ts'
import { fileIn } from '../../db/open.ts'
import { moveFiles } from '../../features/uploads/moving-files.ts'
import { openFileStore } from '../../features/uploads/store.ts'
import { withSite } from './site.ts'

export type StoreKind = 's3' | 'disk'

/** Moves the files of the site between the data folder and the bucket that S3_… names, while no server runs, and prints how many there are. */
export async function moveSiteFiles(environment: Environment, kind: StoreKind): Promise<void> {
  if (environment.s3 === null) throw new StartProblem('Name the store by S3_ENDPOINT, S3_BUCKET and its keys, for either direction.')
  const [disk, bucket] = [openFileStore({ ...environment, s3: null }), openFileStore(environment)]
  const [from, to] = kind === 's3' ? [disk, bucket] : [bucket, disk]
  if (!environment.databaseUrl) await withSite(environment, async () => {}).then(() => refuseRunningFile(fileIn(environment)))
  const { files, bytes, there, missing } = await withSite(environment, async (database) => {
    if (environment.databaseUrl) await refuseRunningServer(database)
    return moveFiles({ database, from, to })
  })
  console.log(`${files} files with ${bytes} bytes are in ${to.objects.place}, each with its checksum; ${there} of them were there before.`)
  if (missing.length > 0) console.warn(`The files of these uploads were gone already: ${missing.join(', ')}.`)
  console.log(`Start the server ${kind === 's3' ? 'with' : 'without'} S3_…; the files in ${from.objects.place} are left as they are.`)
}
